import type { ReactNode } from 'react'
import { data, Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { formatShortDate } from '#domain/desk/inbox/due-words.ts'
import { inboxDayOf, isAway } from '#domain/desk/inbox/inbox-day.ts'
import { parseDateField } from '#domain/desk/parse-date-field.ts'
import { isAllowed } from '#domain/desk/people/roles.ts'
import { dayIn } from '#lib/dates.ts'
import { readLoads, readPromises } from '#records/cases/inbox/team-load.ts'
import { changeSettings, listTeam } from '#records/staff/team.ts'
import IconAway from '~icons/ph/suitcase-rolling-bold'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import '../team/team.css'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/team.ts'

export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'team')
	const { store, today, now, timezone } = args.context.get(deskContext)
	const team = (await listTeam(store)).filter(({ role }) => isAllowed(role, 'cases'))
	const loads = await readLoads(store, inboxDayOf(team, today))
	const { due, inTime } = await readPromises(store, { today, now }, (instant) => dayIn(timezone, instant))
	const none = { open: 0, overdue: 0 }
	return {
		ownId: member.id,
		isLead: member.role === 'lead',
		due,
		inTime,
		unassigned: loads.get(null) ?? none,
		people: team.map((person) => ({
			id: person.id,
			name: person.name,
			...(loads.get(person.id) ?? none),
			awayUntil: isAway(person, today) ? (person.awayUntil ?? '') : '',
			away: isAway(person, today) ? `Away until ${formatShortDate(person.awayUntil ?? '')}` : '',
		})),
	}
}

/** Leads say that a colleague is away. */
export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'team')
	const { store, now } = args.context.get(deskContext)
	if (member.role !== 'lead')
		return refuse('A lead can change when others are away; you change your own under your name.')
	const form = new URLSearchParams(await args.request.text())
	const awayUntil = parseDateField(form.get('away') ?? '')
	if (awayUntil === undefined) return refuse('Enter the last day away, like 2026-12-03.')
	const change = { id: form.get('id') ?? '', by: member.id, settings: { awayUntil } }
	if (!(await changeSettings(store, change, now))) return refuse('That person is no longer at the desk.')
	return data({ problem: null, done: 'Saved.' })
}

function refuse(problem: string) {
	return data({ problem, done: null }, { status: 422 })
}

export function meta() {
	return [{ title: 'Workload – Desk' }]
}

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
	const { people, isLead, ownId, unassigned } = loaderData
	const most = Math.max(1, unassigned.open, ...people.map(({ open }) => open))
	return (
		<div className="team">
			<header className="team-head">
				<h1>Workload</h1>
				<p>Who has how many open cases, and who is away.</p>
			</header>
			{(actionData?.problem ?? actionData?.done) && (
				<FlashMessage isProblem={actionData.problem !== null}>
					<p>{actionData.problem ?? actionData.done}</p>
				</FlashMessage>
			)}
			<Sums people={people} unassigned={unassigned} due={loaderData.due} inTime={loaderData.inTime} />
			<WhoIsAway people={people} />
			<table className="team-table">
				<caption className="sr-only">Who has how much</caption>
				<thead>
					<tr>
						<th scope="col">Person</th>
						<th scope="col">Open</th>
						<th scope="col">Overdue</th>
						<th scope="col">Here or away</th>
					</tr>
				</thead>
				<tbody>
					<Row name="No one yet" person="none" {...unassigned} most={most}>
						{unassigned.open > 0 && (
							<ButtonLink to="/?person=none" variant="outline" size="sm">
								Share them out
							</ButtonLink>
						)}
					</Row>
					{people.map(({ id, name, open, overdue, away, awayUntil }) => (
						<Row
							key={id}
							name={id === ownId ? `${name} (you)` : name}
							person={id}
							open={open}
							overdue={overdue}
							most={most}
						>
							{away ? (
								<span className="team-away">
									<IconAway aria-hidden /> {away}
								</span>
							) : (
								<span>Here</span>
							)}
							{id === ownId ? (
								<Link to="/account">{away ? 'Change' : 'Say when you are away'}</Link>
							) : (
								isLead && <AwayForm id={id} name={name} awayUntil={awayUntil} />
							)}
						</Row>
					))}
				</tbody>
			</table>
			<p className="team-legend" aria-hidden>
				<span className="is-overdue" /> Overdue <span /> Open, not overdue
			</p>
		</div>
	)
}

interface RowProps {
	name: string
	/** The value of the inbox's filter. */
	person: string
	open: number
	overdue: number
	/** The open cases of the person who has most. */
	most: number
	children?: ReactNode
}

function Row({ name, person, open, overdue, most, children }: RowProps) {
	const search = `?person=${person}`
	return (
		<tr>
			<th scope="row">{name}</th>
			<td data-label="Open">
				<span className="team-load">
					<span>{open > 0 ? <Link to={{ pathname: '/', search }}>{open}</Link> : 0}</span>
					<span aria-hidden className="team-bar" style={{ width: `${(80 * open) / most}%` }}>
						<span style={{ width: `${open > 0 ? (100 * overdue) / open : 0}%` }} />
					</span>
				</span>
			</td>
			<td data-label="Overdue">
				{overdue > 0 ? <Link to={{ pathname: '/', search: `${search}&due=overdue` }}>{overdue}</Link> : 0}
			</td>
			<td>
				<div className="team-state">{children}</div>
			</td>
		</tr>
	)
}

function AwayForm({ id, name, awayUntil }: { id: string; name: string; awayUntil: string }) {
	return (
		<details className="team-away-form" key={awayUntil}>
			<summary>
				{awayUntil ? 'Change' : 'Say when they are away'}
				<VisuallyHidden joinedBy=":">{name}</VisuallyHidden>
			</summary>
			<Form method="post">
				<input type="hidden" name="id" value={id} />
				<label>
					Last day away <input type="date" name="away" defaultValue={awayUntil} />
				</label>
				<Button type="submit" variant="outline" size="sm">
					Save
				</Button>
			</Form>
		</details>
	)
}

function WhoIsAway({ people }: { people: { id: string; name: string; awayUntil: string }[] }) {
	const gone = people.filter(({ awayUntil }) => awayUntil !== '')
	if (gone.length === 0) return null
	return (
		<p className="team-gone">
			<IconAway aria-hidden />
			<span>
				{gone.map(({ id, name, awayUntil }, index) => (
					<span key={id}>
						{index > 0 && <span>; </span>}
						<b>{name}</b> is away until {formatShortDate(awayUntil)}
					</span>
				))}
				<span>. Their due cases are free to take.</span>
			</span>
		</p>
	)
}

type Load = { open: number; overdue: number }
type SumsProps = { people: Load[]; unassigned: Load; due: number; inTime: number }

/** All that is open, and whether the promise of a day is kept. */
function Sums({ people, unassigned, due, inTime }: SumsProps) {
	const all = [unassigned, ...people]
	const sum = (which: keyof Load) => all.reduce((total, one) => total + one[which], 0)
	const overdue = sum('overdue')
	return (
		<ul className="team-sums">
			<li>
				<b>{sum('open')}</b> open cases
			</li>
			<li data-tone={overdue > 0 ? 'danger' : undefined}>
				<b>{overdue}</b> overdue
			</li>
			<li>
				<b>{due === 0 ? 'None' : `${Math.round((100 * inTime) / due)}%`}</b>{' '}
				{due === 0
					? 'due in the last 90 days'
					: `answered by the day you promised: ${inTime} of ${due} in the last 90 days`}
			</li>
		</ul>
	)
}
