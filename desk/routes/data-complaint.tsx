import { data, Form, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { ACKNOWLEDGED_WITHIN_DAYS, COMPLAINT_CHANNELS } from '#domain/desk/cases/complaint.ts'
import '../data/data.css'
import { DataHead } from '../data/data-head.tsx'
import { enterComplaint } from '../data/enter-complaint.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/data-complaint.ts'

export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'data-complaint')
	// One per form, so that pressing twice enters it once.
	return { today: args.context.get(deskContext).today, formId: crypto.randomUUID() }
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'data-complaint')
	const form = new URLSearchParams(await args.request.text())
	const result = await enterComplaint(args.context.get(deskContext), form, member)
	if ('reference' in result) throw redirect(`/cases/${result.reference}`, { status: 303 })
	return data(result, { status: 422 })
}

export function meta() {
	return [{ title: 'Enter a complaint – Desk' }]
}

export default function ComplaintPage({ loaderData: { today, formId }, actionData }: Route.ComponentProps) {
	const errors = actionData?.errors ?? []
	const typed = (name: string) => actionData?.typed[name] ?? ''
	const errorOf = (id: string) => {
		const found = errors.find((one) => one.id === id)
		return found ? { error: found.text } : {}
	}
	return (
		<div className="data-page">
			<ErrorSummary errors={errors} />
			<DataHead title="Enter a complaint" back={{ to: '/', text: 'Inbox' }}>
				Someone says you used their data wrongly. By law you acknowledge it within {ACKNOWLEDGED_WITHIN_DAYS} days and
				answer it without undue delay. It becomes a case in the inbox, due on that day.
			</DataHead>
			<Form method="post" noValidate className="grid max-w-136 justify-items-start gap-5">
				<input type="hidden" name="formId" value={typed('formId') || formId} />
				<Field id="name" label="Their name" className="w-full" {...errorOf('name')}>
					<Input name="name" defaultValue={typed('name')} />
				</Field>
				<Field id="email" label="Email address" optional className="w-full" {...errorOf('email')}>
					<Input name="email" type="email" defaultValue={typed('email')} />
				</Field>
				<Field id="phone" label="Telephone" optional className="w-full">
					<Input name="phone" type="tel" defaultValue={typed('phone')} />
				</Field>
				<Field id="receivedOn" label="Received on" {...errorOf('receivedOn')}>
					<Input name="receivedOn" type="date" max={today} defaultValue={typed('receivedOn') || today} />
				</Field>
				<Field id="channel" label="How it reached you">
					<Select name="channel" defaultValue={typed('channel') || COMPLAINT_CHANNELS[0]}>
						{COMPLAINT_CHANNELS.map((one) => (
							<option key={one}>{one}</option>
						))}
					</Select>
				</Field>
				<Field id="message" label="What they complain about, in their words" className="w-full" {...errorOf('message')}>
					<Textarea name="message" rows={6} defaultValue={typed('message')} />
				</Field>
				<Field id="wanted" label="What they want you to do" optional className="w-full">
					<Textarea name="wanted" rows={3} defaultValue={typed('wanted')} />
				</Field>
				<Button type="submit" size="pst">
					Enter the complaint
				</Button>
			</Form>
		</div>
	)
}
