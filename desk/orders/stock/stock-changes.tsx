import { Link } from 'react-router'
import type { StockChangeView } from './read-changes.server.ts'

/** The newest changes, for who wonders why a number is what it is. */
export function StockChanges({ changes }: { changes: readonly StockChangeView[] }) {
	if (changes.length === 0) return null
	return (
		<details className="stock-gone">
			<summary>{`${changes.length === 1 ? 'The last change' : `The last ${changes.length} changes`}: when, why and by whom`}</summary>
			<table className="giving-table">
				<caption className="sr-only">Changes of the stock, the newest at the top</caption>
				<thead>
					<tr>
						<th scope="col">Item</th>
						<th scope="col">Why</th>
						<th scope="col" className="giving-sum">
							Number
						</th>
					</tr>
				</thead>
				<tbody>
					{changes.map(({ key, title, when, why, reference, inCount, number }) => (
						<tr key={key}>
							<th scope="row">
								{title}
								<span className="giving-note">{when}</span>
							</th>
							<td>
								{why}
								{reference && (
									<Link to={`/orders/${reference}`} className="giving-note giving-reference">
										{reference}
									</Link>
								)}
								{inCount && <span className="giving-note">{inCount}</span>}
							</td>
							<td className="giving-sum">{number}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	)
}
