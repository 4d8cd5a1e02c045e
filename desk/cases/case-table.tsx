import { Link } from 'react-router'
import IconFlag from '~icons/ph/flag-bold'
import IconPhone from '~icons/ph/phone-bold'
import IconWarning from '~icons/ph/warning-circle-fill'
import type { CaseRow } from './case-row.server.ts'

/** A native table; on phones each case is a block. */
export function CaseTable({ rows }: { rows: CaseRow[] }) {
	return (
		<table className="case-table">
			<caption className="sr-only">Cases, what is due first at the top</caption>
			<thead>
				<tr>
					<th scope="col">Person</th>
					<th scope="col">About</th>
					<th scope="col">Reply due</th>
					<th scope="col">Status</th>
					<th scope="col">Reference</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.reference}>
						<th scope="row">
							<Link to={`/cases/${row.reference}`}>{row.name || 'No name'}</Link>
							{row.town && <span className="case-town">{row.town}</span>}
						</th>
						<td>
							{row.what}
							{row.flags > 0 && (
								<span className="case-mark">
									<IconFlag aria-hidden /> {row.flags} to check
								</span>
							)}
						</td>
						<td>
							<Due {...row} />
						</td>
						<td>{row.status}</td>
						<td className="case-reference">{row.reference}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

/** In words and with a sign: colour is never the only one. */
function Due({ due, isOverdue, isUrgent }: CaseRow) {
	if (!isOverdue && !isUrgent) return due
	const Icon = isUrgent ? IconPhone : IconWarning
	return (
		<span className="case-mark case-mark-strong">
			<Icon aria-hidden /> {due}
		</span>
	)
}
