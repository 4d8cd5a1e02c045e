export interface FundRow {
	key: string
	label: string
	/** With all pence. */
	given: string
	tax: string
}

/** To which funds the money of a claim belongs, for the person who enters it in the accounts. */
export function FundsTable({ funds, sum }: { funds: readonly FundRow[]; sum: Pick<FundRow, 'given' | 'tax'> }) {
	return (
		<section className="data-section" aria-labelledby="funds">
			<h2 id="funds" className="text-h3">
				By fund
			</h2>
			<p className="giving-note">
				The tax on a gift belongs to what the gift was for. What this claim gives back is taken off.
			</p>
			<table className="giving-table gift-aid-table">
				<caption className="sr-only">The funds of this claim</caption>
				<thead>
					<tr>
						<th scope="col">Fund</th>
						<th scope="col" className="giving-sum">
							Given
						</th>
						<th scope="col" className="giving-sum">
							Gift Aid
						</th>
					</tr>
				</thead>
				<tbody>
					{funds.map(({ key, label, given, tax }) => (
						<tr key={key}>
							<th scope="row">{label}</th>
							<td className="giving-sum">{given}</td>
							<td className="giving-sum">{tax}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">Total</th>
						<td className="giving-sum">{sum.given}</td>
						<td className="giving-sum">{sum.tax}</td>
					</tr>
				</tfoot>
			</table>
		</section>
	)
}
