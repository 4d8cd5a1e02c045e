import type { ReactNode } from 'react'
import type { SumsRow } from './read-books.server.ts'
import './sums.css'

const COLUMNS = ['Received', 'Refunded', 'Disputed', 'Fees', 'Net']

interface SumsTableProps {
	caption: string
	/** Of the first column. */
	title: string
	rows: (SumsRow & { link?: ReactNode })[]
	sum?: SumsRow[]
}

/** Sums of the ledger; on phones one block for each row. */
export function SumsTable({ caption, title, rows, sum = [] }: SumsTableProps) {
	return (
		<table className="giving-table giving-sums">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">{title}</th>
					{COLUMNS.map((column) => (
						<th key={column} scope="col" className="giving-sum">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Row {...row} key={row.key} />
				))}
			</tbody>
			{sum.length > 0 && (
				<tfoot>
					{sum.map((row) => (
						<Row {...row} key={row.key} />
					))}
				</tfoot>
			)}
		</table>
	)
}

function Row({ words, sums, link }: SumsRow & { link?: ReactNode }) {
	return (
		<tr>
			<th scope="row">{link ?? words}</th>
			{sums.map(({ label, amount }) => (
				<td key={label} className="giving-sum" data-label={label}>
					{amount}
				</td>
			))}
		</tr>
	)
}
