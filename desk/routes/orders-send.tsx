import { data, Form, Link, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { parsePicks, pickOf } from '#domain/desk/orders/orders-query.ts'
import { trackingLink } from '#domain/desk/orders/tracking-link.ts'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import '../giving/giving.css'
import { resultOf, sendEach } from '../orders/mark-each.server.ts'
import '../orders/send.css'
import { readSending } from '../orders/read-sending.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/orders-send.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'orders-send')
	return readSending(parsePicks(args.url.searchParams), args.context.get(deskContext))
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'orders-send')
	const form = new URLSearchParams(await args.request.text())
	const picks = parsePicks(form)
	if (picks.length === 0) throw redirect('/orders?untouched=1', { status: 303 })
	const typed = Object.fromEntries(picks.map(({ reference }) => [reference, form.get(`tracking-${reference}`) ?? '']))
	const wrong = picks.filter(({ reference }) => trackingLink(typed[reference] ?? '') === undefined)
	if (wrong.length > 0) {
		// The address of a form that was sent does not name the orders.
		const { rows } = await readSending(picks, args.context.get(deskContext))
		return data({ rows, typed, wrong: wrong.map(({ reference }) => reference) }, { status: 422 })
	}
	const trackingOf = (reference: string) => trackingLink(typed[reference] ?? '') ?? ''
	const results = await sendEach(args.context.get(deskContext), { picks, member, trackingOf })
	throw redirect(`/orders?${resultOf('sent', results)}`, { status: 303 })
}

export function meta() {
	return [{ title: 'Mark as sent – Desk' }]
}

export default function SendPage({ loaderData, actionData }: Route.ComponentProps) {
	const { rows, typed = {}, wrong = [] } = actionData ?? { rows: loaderData.rows }
	return (
		<div className="giving">
			<header className="orders-send-head">
				<Link to="/orders?view=packed">Back to the orders</Link>
				<h1>{rows.length === 1 ? 'Mark 1 order as sent' : `Mark ${rows.length} orders as sent`}</h1>
				<p>
					Each buyer gets an email. If the post office’s receipt has a tracking link, paste it here. You can also leave
					it empty.
				</p>
			</header>
			{wrong.length > 0 && (
				<ErrorBox focusFor={actionData}>
					<h2 className="text-h4">Not sent yet</h2>
					<ul>
						{wrong.map((reference) => (
							<li key={reference}>
								<a href={`#tracking-${reference}`}>{reference}: paste the whole link, with https://</a>
							</li>
						))}
					</ul>
				</ErrorBox>
			)}
			{rows.length === 0 ? (
				<NothingToDo text="Nothing to send. Tick orders in the list first." />
			) : (
				<Form method="post" action="/orders/send" className="orders-send">
					<ul>
						{rows.map((row) => (
							<li key={row.reference}>
								<input type="hidden" name="pick" value={pickOf(row)} />
								<p>
									<b>{row.name}</b>
									<span className="giving-note">{row.place}</span>
									<span className="giving-note giving-reference">{row.reference}</span>
									{row.proof && <span className="giving-note">{row.proof}</span>}
								</p>
								<Field
									id={`tracking-${row.reference}`}
									label={
										<span>
											Tracking link<span className="sr-only"> for {row.name}</span>
										</span>
									}
									optional
									{...(wrong.includes(row.reference) ? { error: 'Paste the whole link, with https://' } : {})}
								>
									<Input
										name={`tracking-${row.reference}`}
										inputMode="url"
										autoComplete="off"
										placeholder="https://"
										defaultValue={typed[row.reference]}
									/>
								</Field>
							</li>
						))}
					</ul>
					<Button type="submit" size="st">
						{rows.length === 1 ? 'Mark as sent' : `Mark all ${rows.length} as sent`}
					</Button>
				</Form>
			)}
		</div>
	)
}
