import { Link } from 'react-router'

interface HoldTableProps {
	holds: { reference: string; name: string; reason: string; until: string }[]
}

/** Cases that are kept longer, with the reason. */
export function HoldTable({ holds }: HoldTableProps) {
	return (
		<table className="case-table data-table deletion-table">
			<caption className="sr-only">Deletions on hold</caption>
			<thead>
				<tr>
					<th scope="col">Kept until</th>
					<th scope="col">Person</th>
					<th scope="col">Why</th>
					<th scope="col">
						<span className="sr-only">Change the hold</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{holds.map(({ reference, name, reason, until }) => (
					<tr key={reference}>
						<td>
							<b>{until}</b>
						</td>
						<th scope="row">
							<Link to={`/cases/${reference}`}>{name}</Link>
							<span className="case-town">{reference}</span>
						</th>
						<td>{reason}</td>
						<td className="deletion-keep">
							<Link to={`/cases/${reference}#deletion`}>
								End the hold<span className="sr-only"> of {name}</span>
							</Link>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
