import { Link } from 'react-router'
import type { LineTotalRow, readLinesOfMonth } from './read-lines.server.ts'

interface LinesOfMonthProps {
	lines: Awaited<ReturnType<typeof readLinesOfMonth>>
	words: string
	/** `YYYY-MM` */
	month: string
}

/** For the treasurer who compares the account with the books: each pound that came in is in one of the rows. */
export function LinesOfMonth({ lines: { rows, all, until }, words, month }: LinesOfMonthProps) {
	if (rows.length === 0) return null
	return (
		<section className="data-section" aria-labelledby="lines-of-month">
			<h2 id="lines-of-month" className="text-h3">
				On your bank statements, {words}
			</h2>
			<table className="giving-table giving-lines-of-month">
				<caption className="sr-only">What came into your account in {words}, by what became of it</caption>
				<thead>
					<tr>
						<th scope="col">What became of it</th>
						<th scope="col" className="giving-sum">
							Lines
						</th>
						<th scope="col" className="giving-sum">
							Sum
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<Row key={row.key} row={row} />
					))}
				</tbody>
				<tfoot>
					{all.map((row) => (
						<Row key={row.key} row={row} />
					))}
				</tfoot>
			</table>
			<p className="giving-note">
				By the day of the bank, of the statements that were imported{until && <span> (up to {until})</span>}
				<span>. </span>
				<Link to={`/giving/statement/check?month=${month}#decided`}>What became of each line</Link>
			</p>
		</section>
	)
}

function Row({ row: { what, count, sum } }: { row: LineTotalRow }) {
	return (
		<tr>
			<th scope="row">{what}</th>
			<td className="giving-sum">{count}</td>
			<td className="giving-sum">{sum}</td>
		</tr>
	)
}
