import { data, Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { recordEvent } from '#records/staff/audit.ts'
import { erasePerson } from '#records/submissions/person.ts'
import '../data/data.css'
import { readPerson } from '../data/person-record.server.ts'
import { type PersonData, PersonView, WhatStays } from '../data/person-view.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import type { Route } from './+types/data-person.ts'

export function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'data-person')
	return null
}

const NOTHING: Answer = { problem: null, done: null, typed: '', person: null }
interface Answer {
	problem: string | null
	done: string | null
	typed: string
	person: PersonData | null
}

/** By POST, so that no address is in a URL. */
export async function action(asked: Route.ActionArgs) {
	const { member } = requireMember(asked, 'data-person')
	const request = asked.context.get(deskContext)
	const form = new URLSearchParams(await asked.request.text())
	const typed = (form.get('email') ?? '').trim().slice(0, 254)
	if (!typed.includes('@')) return refuse('Enter the person’s email address, like sam@example.org', typed)
	if (form.get('intent') === 'erase') return erase(asked, typed, form)
	const person = await readPerson(request, typed)
	if (person.isEmpty) return data<Answer>({ ...NOTHING, typed, done: `Nothing is held about ${typed}.` })
	const subject = [...person.cases, ...person.giving.donations].map(({ reference }) => reference).join(' ')
	const event = { staffId: member.id, action: 'personal data viewed', subject } as const
	await request.store.write((transaction) => recordEvent(transaction, event, request.now))
	return data<Answer>({ ...NOTHING, typed, person })
}

function refuse(problem: string, typed: string) {
	return data<Answer>({ ...NOTHING, problem, typed }, { status: 422 })
}

async function erase(asked: Route.ActionArgs, email: string, form: URLSearchParams) {
	const button = 'Erase everything held about a person'
	const { member } = await requireRecentSignIn(asked, 'data-person', { form, button })
	const request = asked.context.get(deskContext)
	const person = await readPerson(request, email)
	if (form.get('sure') !== 'yes') {
		const problem = 'Tick that the person asked for it, or that the data must go.'
		return data<Answer>({ ...NOTHING, problem, typed: email, person }, { status: 422 })
	}
	const [hold] = person.held
	if (hold) {
		const problem = `${hold.reference} is on hold until ${hold.until} (${hold.reason}). End the hold on its case first.`
		return data<Answer>({ ...NOTHING, problem, typed: email, person }, { status: 409 })
	}
	const erased = await erasePerson(request.store, email, {
		now: request.now,
		today: request.today,
		yearEnd: request.content.options?.giving.accountingYearEnd ?? null,
	})
	if (erased.kind !== 'erased') return data<Answer>({ ...NOTHING, typed: email, person }, { status: 409 })
	const records = [...person.cases, ...person.giving.donations].map(({ reference }) => reference)
	const event = {
		staffId: member.id,
		action: 'deleted',
		subject: ['all data of a person', ...records].join(' '),
	} as const
	await request.store.write((transaction) => recordEvent(transaction, event, request.now))
	return data<Answer>({ ...NOTHING, done: doneText(email, erased) })
}

function doneText(email: string, { donations, keptDeclarations }: { donations: number; keptDeclarations: unknown[] }) {
	const kept = keptDeclarations.length
	const rest = [
		kept === 1 && 'a Gift Aid declaration that the law says to keep',
		kept > 1 && `${kept} Gift Aid declarations that the law says to keep`,
		donations > 0 && 'the amounts of their donations, without their name',
	].filter((text) => typeof text === 'string')
	return `Everything held about ${email} is erased${rest.length > 0 ? `, except ${rest.join(', and ')}` : ''}.`
}

export function meta() {
	return [{ title: 'A person’s data – Desk' }]
}

export default function PersonPage({ actionData }: Route.ComponentProps) {
	const { problem, done, typed, person } = actionData ?? NOTHING
	return (
		<div className="data-page">
			<Link to="/data">All about data</Link>
			<header className="data-head">
				<h1>A person’s data</h1>
				<p>
					Anyone may ask what you hold about them, and ask you to erase it. Answer within one month. Check first that
					the request comes from that address.
				</p>
			</header>
			<Form method="post" className="data-row">
				<Field
					id="email"
					label="Their email address"
					className="min-w-64 flex-1"
					{...(problem && !person ? { error: problem } : {})}
				>
					<Input name="email" type="email" defaultValue={typed} />
				</Field>
				<Button type="submit" size="st" name="intent" value="find">
					Show everything held
				</Button>
			</Form>
			{done && (
				<Notice tone="info">
					<p role="status">{done}</p>
				</Notice>
			)}
			{person && (
				<>
					<PersonView person={person} />
					<section className="data-section">
						<h2 className="text-h3">Give it to them</h2>
						<p className="max-w-176">
							One file with everything above and the text of every email, for them to keep. It has answers about health
							and history: send it to them only.
						</p>
						<Form method="post" action="/data/person-file" reloadDocument>
							<input type="hidden" name="email" value={person.email} />
							<Button type="submit" variant="outline" size="st">
								Download as JSON
							</Button>
						</Form>
					</section>
					<section className="data-section max-w-176">
						<h2 className="text-h3">Erase it</h2>
						<WhatStays person={person} />
						{person.giving.activeMonthly.length > 0 ? (
							<Notice tone="caution">
								<p>
									{`Nothing can be erased yet: ${person.giving.activeMonthly.join(', ')} is still charged each month. Cancel it first, so that no one is charged whom you cannot reach.`}
								</p>
								{person.giving.activeMonthly.map((reference) => (
									<p key={reference}>
										Send them the link to cancel from <Link to={`/giving/${reference}`}>{reference}</Link>, or cancel it
										in Stripe.
									</p>
								))}
							</Notice>
						) : person.giving.openOrders.length > 0 ? (
							<Notice tone="caution">
								<p>
									{`Nothing can be erased yet: ${person.giving.openOrders.join(', ')} is paid and not sent, or has to be refunded. Do that first: it needs their address.`}
								</p>
							</Notice>
						) : (
							<Form method="post" className="data-section">
								{problem && <Notice tone="caution">{problem}</Notice>}
								<input type="hidden" name="email" value={person.email} />
								<Checkbox name="sure" value="yes">
									They asked for it, or the data must go, and nothing here is needed for a claim or a complaint
								</Checkbox>
								<Button type="submit" variant="destructive" size="st" name="intent" value="erase">
									Erase everything held
								</Button>
							</Form>
						)}
					</section>
				</>
			)}
		</div>
	)
}
