import { data } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { isAway } from '#domain/desk/inbox/inbox-day.ts'
import { ROLE_WORDS, ROLES, type Role } from '#domain/desk/people/roles.ts'
import { DAY_MS, dayIn, formatDate } from '#lib/dates.ts'
import { cleanLine } from '#lib/text/clean.ts'
import { parseEmailAddress } from '#lib/text/email-address.ts'
import { changeRole, INVITATION_LIFE_MS, removeMember } from '#records/staff/members.ts'
import { listInvitations, listPeople, withdrawInvitation } from '#records/staff/people.ts'
import { listTeam } from '#records/staff/team.ts'
import '../data/aside.css'
import '../data/data.css'
import { DataHead } from '../data/data-head.tsx'
import { InviteForm } from '../people/invite-form.tsx'
import { PersonTable } from '../people/person-table.tsx'
import '../people/people.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import { sendInvitation } from '../session/send-invitation.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/people.ts'

export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'people')
	const { store, now, today, timezone } = args.context.get(deskContext)
	const [people, invitations, team] = await Promise.all([
		listPeople(store),
		listInvitations(store, now),
		listTeam(store),
	])
	const away = new Map(team.map((one) => [one.id, isAway(one, today) ? (one.awayUntil ?? '') : '']))
	const dayOf = (at: number) => formatDate(dayIn(timezone, at))
	return {
		ownId: member.id,
		isInviting: args.url.searchParams.has('invite'),
		invitationDays: INVITATION_LIFE_MS / DAY_MS,
		people: people.map(({ signedInAt, ...person }) => ({
			...person,
			awayUntil: away.get(person.id) ? formatDate(away.get(person.id) ?? '') : '',
			signedIn: signedInAt === null ? '' : dayOf(signedInAt),
		})),
		invitations: invitations.map(({ expiresAt, ...invitation }) => ({ ...invitation, until: dayOf(expiresAt) })),
	}
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

export async function action(args: Route.ActionArgs) {
	const form = new URLSearchParams(await args.request.text())
	const { member } = await requireRecentSignIn(args, 'people', { form, button: whatIsPressed(form) })
	const { store, now } = args.context.get(deskContext)
	const [id, role] = [form.get('id') ?? '', ROLES.find((one) => one === form.get('role'))]
	if (form.get('do') === 'invite') return invitePerson(args, form, role, member.id)
	if (form.get('do') === 'withdraw') {
		const isWithdrawn = await withdrawInvitation(store, { id, by: member.id }, now)
		if (!isWithdrawn) return refuse('That invitation was accepted, has ended or was withdrawn before.')
		return data({ ...DONE, done: 'The invitation is withdrawn. Its link no longer works.' })
	}
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
	if (form.get('do') === 'invite') return `Invite ${name} with the role ${ROLE_WORDS[role]}`
	if (form.get('do') === 'withdraw') return `Withdraw the invitation of ${name}`
	return form.get('do') === 'remove'
		? `Remove ${name} from the desk`
		: `Change the role of ${name} to ${ROLE_WORDS[role]}`
}

async function invitePerson(args: Route.ActionArgs, form: URLSearchParams, role: Role | undefined, invitedBy: string) {
	const typed = { name: cleanLine(form.get('name') ?? '').slice(0, 100), email: cleanLine(form.get('email') ?? '') }
	if (typed.name === '') return refuse('Enter the person’s name', { field: 'name', typed })
	const email = parseEmailAddress(typed.email)
	if (email === undefined) {
		return refuse('Enter an email address, like lee@example.org', { field: 'email', typed })
	}
	if (!role) return refuse('Choose a role', { typed })
	await sendInvitation(args.context.get(deskContext), { name: typed.name, email, role, invitedBy })
	return data({ ...DONE, done: `An invitation is on its way to ${email}.` })
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `${loaderData?.isInviting ? 'Invite someone' : 'People'} – Desk` }]
}

export default function PeoplePage({
	loaderData: { people, invitations, ownId, invitationDays, isInviting },
	actionData,
}: Route.ComponentProps) {
	const { problem = null, field = null, typed = null, done = null } = actionData ?? {}
	const errors = problem && field ? [{ id: field, text: problem }] : []
	const notice = problem && !field && <FlashMessage isProblem>{problem}</FlashMessage>
	if (typed || (isInviting && !actionData)) {
		return (
			<div className="data-page">
				<ErrorSummary errors={errors} />
				<DataHead title="Invite someone" back={{ to: '/people', text: 'People' }} />
				{notice}
				<InviteForm problem={problem} field={field} typed={typed} days={invitationDays} />
			</div>
		)
	}
	return (
		<div className="people">
			<div className="people-head">
				<header className="data-head">
					<h1>People</h1>
					<p>{countInWords(people.length, invitations.length)}</p>
				</header>
				<ButtonLink to="/people?invite=1" size="st">
					Invite someone
				</ButtonLink>
			</div>
			{notice}
			{done && (
				<FlashMessage>
					<p>{done}</p>
				</FlashMessage>
			)}
			<PersonTable people={people} invitations={invitations} ownId={ownId} />
		</div>
	)
}

/** "4 people can open this desk, and 1 is invited." */
function countInWords(people: number, invited: number): string {
	const can = people === 1 ? 'Only you can open this desk' : `${people} people can open this desk`
	return invited === 0 ? `${can}.` : `${can}, and ${invited} ${invited === 1 ? 'is' : 'are'} invited.`
}
