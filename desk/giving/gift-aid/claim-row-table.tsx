import { Link } from 'react-router'
import type { ClaimRowView } from './claim-page.server.ts'

/** More rows are folded at first. */
const MAX_OPEN_ROWS = 40

interface ClaimRowTableProps {
	rows: ClaimRowView[]
	/** With all pence. */
	sums: { total: string; tax: string }
}

/** What a claim takes in: a row for each donor of monthly donations, or for each other donation. */
export function ClaimRowTable({ rows, sums }: ClaimRowTableProps) {
	return (
		<details className="gift-aid-rows" open={rows.length <= MAX_OPEN_ROWS}>
			<summary>{rows.length === 1 ? 'The row of this claim' : `The ${rows.length} rows of this claim`}</summary>
			<p className="giving-note">
				As HMRC’s schedule takes them: a space for the hyphen of a surname, letters of Western Europe.
			</p>
			{rows.some(({ otherPayers }) => otherPayers.length > 0) && (
				<p className="giving-note">
					Where the bank names another payer, ask whose money it was: a declaration covers only the donor’s own, also
					from a joint account. If it was not theirs, open the gift and mark it as not for Gift Aid.
				</p>
			)}
			<table className="giving-table gift-aid-table">
				<caption className="sr-only">Rows of the claim, the oldest first</caption>
				<thead>
					<tr>
						<th scope="col">Donor</th>
						<th scope="col">Home</th>
						<th scope="col">Received</th>
						<th scope="col" className="giving-sum">
							Given
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<Row key={row.key} row={row} />
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row" colSpan={3}>
							Given
						</th>
						<td className="giving-sum">{sums.total}</td>
					</tr>
					<tr>
						<th scope="row" colSpan={3}>
							Gift Aid, 25% of it
						</th>
						<td className="giving-sum">{sums.tax}</td>
					</tr>
				</tfoot>
			</table>
		</details>
	)
}

function Row({ row: { donor, origins, home, day, count, amount, otherPayers } }: { row: ClaimRowView }) {
	const [first] = origins
	return (
		<tr>
			<th scope="row">
				{first ? <Link to={`/giving/${first.reference}`}>{donor}</Link> : donor}
				<span className="giving-note">
					{origins.map(({ reference, isOfOrder }, index) => (
						<span key={reference}>
							{index > 0 && <span> and </span>}
							{index > 0 ? <Link to={`/giving/${reference}`}>{reference}</Link> : reference}
							<span>{isOfOrder && ', with an order'}</span>
						</span>
					))}
				</span>
				{otherPayers.map((payer) => (
					<b key={payer} className="giving-difference">
						From another name: {payer}
					</b>
				))}
			</th>
			<td className="gift-aid-home">{home}</td>
			<td className="gift-aid-day">
				{day}
				{count > 1 && <span className="giving-note">the last of {count} payments</span>}
			</td>
			<td className="giving-sum">{amount}</td>
		</tr>
	)
}
