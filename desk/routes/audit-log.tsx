import { Link } from 'react-router'
import { dayIn, longDate, momentOf } from '#lib/dates.ts'
import { parseReference } from '#lib/reference.ts'
import { readAuditLog } from '#records/staff/audit.ts'
import '../data/data.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/audit-log.ts'

const MAX_LINES = 200
/** Of a session, a person or an email: enough to tell them apart. */
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'audit-log')
	const { store, timezone } = asked.context.get(deskContext)
	const entries = await readAuditLog(store, { limit: MAX_LINES })
	const lines = entries.map(({ at, name, action, subject }) => ({
		day: longDate(dayIn(timezone, at)),
		time: momentOf(at, timezone).slice(-'00:00'.length),
		who: name ?? 'The operator’s command',
		action: `${action[0]?.toUpperCase()}${action.slice(1)}`,
		subject: UUID.test(subject) ? `id ${subject.slice(0, 8)}` : subject,
		isCase: parseReference(subject) === subject,
	}))
	return { days: Object.entries(Object.groupBy(lines, ({ day }) => day)).map(([day, of = []]) => ({ day, lines: of })) }
}

export function meta() {
	return [{ title: 'Audit log – Desk' }]
}

export default function AuditLogPage({ loaderData: { days } }: Route.ComponentProps) {
	return (
		<div className="data-page">
			<header className="data-head">
				<h1>Audit log</h1>
				<p>Who did what, without anything anyone answered. Kept for 12 months.</p>
			</header>
			{days.length === 0 && <p className="font-bold">Nothing has happened yet.</p>}
			{days.length > 0 && (
				<table className="audit-table">
					<caption className="sr-only">The newest {MAX_LINES} entries, by day</caption>
					<thead>
						<tr>
							<th scope="col">Time</th>
							<th scope="col">What</th>
							<th scope="col">Who</th>
							<th scope="col">About</th>
						</tr>
					</thead>
					{days.map(({ day, lines }) => (
						<tbody key={day}>
							<tr className="audit-day">
								<th scope="rowgroup" colSpan={4}>
									{day}
								</th>
							</tr>
							{lines.map(({ time, who, action, subject, isCase }, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a log has no better key, and never reorders
								<tr key={index}>
									<td>{time}</td>
									<td>{action}</td>
									<td>{who}</td>
									<td>{isCase ? <Link to={`/cases/${subject}`}>{subject}</Link> : subject}</td>
								</tr>
							))}
						</tbody>
					))}
				</table>
			)}
		</div>
	)
}
