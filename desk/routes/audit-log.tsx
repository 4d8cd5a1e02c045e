import { momentOf } from '#lib/dates.ts'
import { readAuditLog } from '#records/staff/audit.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/audit-log.ts'

const MAX_LINES = 200

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'audit-log')
	const { store, timezone } = asked.context.get(deskContext)
	const entries = await readAuditLog(store, { limit: MAX_LINES })
	return {
		lines: entries.map(({ at, name, action, subject }) => ({
			moment: momentOf(at, timezone),
			who: name ?? 'The operator’s command',
			action,
			subject,
		})),
	}
}

export function meta() {
	return [{ title: 'Audit log – Desk' }]
}

export default function AuditLogPage({ loaderData: { lines } }: Route.ComponentProps) {
	return (
		<div className="grid gap-6">
			<h1>Audit log</h1>
			<p>Who did what, without anything anyone answered. Kept for 12 months.</p>
			<table className="case-table">
				<caption className="sr-only">The newest {MAX_LINES} entries</caption>
				<thead>
					<tr>
						<th scope="col">When</th>
						<th scope="col">Who</th>
						<th scope="col">What</th>
						<th scope="col">About</th>
					</tr>
				</thead>
				<tbody>
					{lines.map(({ moment, who, action, subject }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a log has no better key, and never reorders
						<tr key={index}>
							<td>{moment}</td>
							<td>{who}</td>
							<td>{action}</td>
							<td>{subject}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}
