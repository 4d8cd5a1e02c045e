import { data, Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ROLES, type Role } from '#domain/desk/roles.ts'
import { emailAddress } from '#lib/text/email-address.ts'
import { changeRole, listStaff, removeMember } from '#records/staff/members.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import { sendInvitation } from '../session/send-invitation.server.ts'
import { ROLE_NAMES } from '../shell/role-names.ts'
import type { Route } from './+types/people.ts'

export async function loader(asked: Route.LoaderArgs) {
	const { member } = requireMember(asked, 'people')
	return { people: await listStaff(asked.context.get(deskContext).store), ownId: member.id }
}

const DONE: Answer = { problem: null, field: null, typed: null, done: 'Saved.' }
interface Answer {
	problem: string | null
	field: 'name' | 'email' | null
	typed: { name: string; email: string } | null
	done: string | null
}

function refuse(problem: string, more: Partial<Answer> = {}) {
	return data<Answer>({ problem, field: null, typed: null, done: null, ...more }, { status: 422 })
}

export async function action(asked: Route.ActionArgs) {
	const form = new URLSearchParams(await asked.request.text())
	const { member } = await requireRecentSignIn(asked, 'people', { form, button: whatIsPressed(form) })
	const { store, now } = asked.context.get(deskContext)
	const [id, role] = [form.get('id') ?? '', ROLES.find((one) => one === form.get('role'))]
	if (form.get('do') === 'invite') return invitePerson(asked, form, role, member.id)
	const result =
		form.get('do') === 'remove'
			? await removeMember(store, { id, by: member.id }, now)
			: role && (await changeRole(store, { id, role, by: member.id }, now))
	if (result === 'last lead')
		return refuse('The last lead cannot be removed or change roles: make someone else a lead first.')
	if (result !== 'done') return refuse('That person is no longer at the desk.')
	return data(DONE)
}

/** "Remove Lee". */
function whatIsPressed(form: URLSearchParams): string {
	const name = (form.get('name') ?? '').trim().slice(0, 100)
	const role = ROLES.find((one) => one === form.get('role')) ?? 'team'
	if (form.get('do') === 'invite') return `Invite ${name} with the role ${role}`
	return form.get('do') === 'remove' ? `Remove ${name} from the desk` : `Change the role of ${name} to ${role}`
}

async function invitePerson(asked: Route.ActionArgs, form: URLSearchParams, role: Role | undefined, invitedBy: string) {
	const typed = { name: (form.get('name') ?? '').trim().slice(0, 100), email: (form.get('email') ?? '').trim() }
	if (typed.name === '') return refuse('Enter the person’s name', { field: 'name', typed })
	if (!emailAddress.safeParse(typed.email).success) {
		return refuse('Enter an email address, like lee@example.org', { field: 'email', typed })
	}
	if (!role) return refuse('Choose a role', { typed })
	await sendInvitation(asked.context.get(deskContext), { ...typed, role, invitedBy })
	return data({ ...DONE, done: `An invitation is on its way to ${typed.email}.` })
}

export function meta() {
	return [{ title: 'People – Desk' }]
}

export default function PeoplePage({ loaderData: { people, ownId }, actionData }: Route.ComponentProps) {
	const { problem = null, field = null, typed = null, done = null } = actionData ?? {}
	return (
		<div className="grid gap-8">
			<ErrorSummary errors={problem && field ? [{ id: field, text: problem }] : []} />
			<h1>People</h1>
			{problem && !field && <Notice tone="caution">{problem}</Notice>}
			{done && (
				<Notice tone="info">
					<p role="status">{done}</p>
				</Notice>
			)}
			<ul className="grid gap-4">
				{people.map(({ id, name, email, role }) => (
					<li key={id} className="flex flex-wrap items-end justify-between gap-4 border-b border-line pb-4">
						<p>
							<b>{name}</b>
							<br />
							{email}
						</p>
						<Form method="post" className="flex flex-wrap items-end gap-3">
							<input type="hidden" name="id" value={id} />
							<input type="hidden" name="name" value={name} />
							<Field id={`role-${id}`} label={`Role of ${name}`} labelHidden>
								<Select name="role" defaultValue={role}>
									{ROLES.map((one) => (
										<option key={one} value={one}>
											{one}
										</option>
									))}
								</Select>
							</Field>
							<Button type="submit" variant="outline" size="st" name="do" value="role">
								Save
							</Button>
							{id !== ownId && (
								<Button type="submit" variant="destructive" size="st" name="do" value="remove">
									Remove
								</Button>
							)}
						</Form>
					</li>
				))}
			</ul>
			<section className="grid max-w-136 gap-5">
				<h2 className="text-h3">Invite someone</h2>
				<Form method="post" className="grid justify-items-start gap-5">
					<Field id="name" label="Name" className="w-full" {...(field === 'name' && problem ? { error: problem } : {})}>
						<Input name="name" defaultValue={typed?.name ?? ''} />
					</Field>
					<Field
						id="email"
						label="Email address"
						className="w-full"
						{...(field === 'email' && problem ? { error: problem } : {})}
					>
						<Input name="email" type="email" defaultValue={typed?.email ?? ''} />
					</Field>
					<Field id="role" label="Role" className="w-full">
						<Select name="role" defaultValue="team">
							{ROLES.map((one) => (
								<option key={one} value={one}>
									{ROLE_NAMES[one]}
								</option>
							))}
						</Select>
					</Field>
					<Button type="submit" size="pst" name="do" value="invite">
						Send the invitation
					</Button>
				</Form>
			</section>
		</div>
	)
}
