import { Link } from 'react-router'
import { FORM_WORDS, STATUS_WORDS } from '#domain/desk/status-words.ts'
import { dayIn, longDate } from '#lib/dates.ts'
import { listDueDeletions } from '#records/retention/deletion-calendar.ts'
import { CLOSED_STATUSES } from '#records/submissions/submissions.ts'
import IconWarning from '~icons/ph/warning-circle-fill'
import '../data/data.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/data-deletion.ts'

const DAYS = 30
const MAX_LINES = 500

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'data-deletion')
	const { store, now, timezone } = asked.context.get(deskContext)
	const { due, total } = await listDueDeletions(store, now + DAYS * 86_400_000, MAX_LINES)
	const lines = due.map((one) => ({
		...{ reference: one.reference, name: one.name || 'No name' },
		day: longDate(dayIn(timezone, one.deleteAt)),
		what: [FORM_WORDS[one.form] ?? one.form, one.about].filter(Boolean).join(', '),
		status: STATUS_WORDS[one.status],
		isOpen: !CLOSED_STATUSES.includes(one.status),
	}))
	return { days: Object.entries(Object.groupBy(lines, ({ day }) => day)), total, shown: lines.length }
}

export function meta() {
	return [{ title: 'Deletion calendar – Desk' }]
}

export default function DeletionPage({ loaderData: { days, total, shown } }: Route.ComponentProps) {
	return (
		<div className="data-page">
			<Link to="/data">All about data</Link>
			<header className="data-head">
				<h1>Deletion calendar</h1>
				<p>
					What the site deletes by itself in the next {DAYS} days, with its emails and files. A case that is still open
					is marked: answer it before it goes.
				</p>
			</header>
			<p role="status" className="font-bold">
				{total === 0 ? `Nothing is deleted in the next ${DAYS} days.` : `${total} ${total === 1 ? 'case' : 'cases'}`}
				{total > shown && `, the first ${shown} are shown`}
			</p>
			{days.map(([day, lines = []]) => (
				<section key={day} className="data-section">
					<h2 className="text-h3">
						{day} <span className="data-quiet">{lines.length}</span>
					</h2>
					<table className="case-table data-table">
						<caption className="sr-only">Cases deleted on {day}</caption>
						<thead>
							<tr>
								<th scope="col">Person</th>
								<th scope="col">About</th>
								<th scope="col">Status</th>
							</tr>
						</thead>
						<tbody>
							{lines.map(({ reference, name, what, status, isOpen }) => (
								<tr key={reference}>
									<th scope="row">
										<Link to={`/cases/${reference}`}>{name}</Link>
										<span className="case-town">{reference}</span>
									</th>
									<td>{what}</td>
									<td>
										{isOpen ? (
											<span className="case-mark case-mark-strong">
												<IconWarning aria-hidden /> {status}, still open
											</span>
										) : (
											status
										)}
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</section>
			))}
		</div>
	)
}
