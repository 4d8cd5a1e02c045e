import type { ReactNode } from 'react'
import type { SumsRow } from './read-books.server.ts'
import './sums.css'

const NET = 'Net'
const COLUMNS = ['Received', 'Refunded', 'Taken back', 'Fees', 'Dispute fees', 'Given', 'Gift Aid', NET]

interface SumsTableProps {
	caption: string
	/** The heading of the first column. */
	title: string
	rows: (SumsRow & { link?: ReactNode })[]
	sum?: SumsRow[]
}

/**
 * Sums of the ledger, and a bar for what was received; on phones one line for each row, or a block if anything was given back or
 * charged. A column with nothing in it is left out, and the net while it is what was received everywhere.
 */
export function SumsTable({ caption, title, rows, sum = [] }: SumsTableProps) {
	const all = [...rows, ...sum]
	const columns = COLUMNS.filter((column) =>
		column === NET
			? all.some(({ isPlain, sums }) => !isPlain && sums.some(({ label }) => label === NET))
			: all.some(({ sums }) => sums.some(({ label, amount }) => label === column && amount !== '')),
	)
	return (
		<table className="giving-table giving-sums">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">{title}</th>
					<td />
					{columns.map((column) => (
						<th key={column} scope="col" className="giving-sum">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Row {...row} columns={columns} share={shareOf(row, rows)} key={row.key} />
				))}
			</tbody>
			{sum.length > 0 && (
				<tfoot>
					{sum.map((row) => (
						<Row {...row} columns={columns} share={0} key={row.key} />
					))}
				</tfoot>
			)}
		</table>
	)
}

/** Relative to the largest sum in its currency, in per cent. */
function shareOf({ received, currency }: SumsRow, rows: readonly SumsRow[]): number {
	const largest = Math.max(...rows.filter((row) => row.currency === currency).map((row) => row.received))
	return largest <= 0 ? 0 : Math.round((Math.max(0, received) / largest) * 100)
}

interface RowProps extends SumsRow {
	columns: readonly string[]
	/** 0: without a bar. */
	share: number
	link?: ReactNode
}

function Row({ words, sums, isPlain, link, columns, share }: RowProps) {
	return (
		<tr data-plain={isPlain || undefined}>
			<th scope="row">{link ?? words}</th>
			<td className="giving-bar">
				{share > 0 && (
					<svg aria-hidden height="8">
						<rect width={`${share}%`} height="8" rx="4" />
					</svg>
				)}
			</td>
			{sums
				.filter(({ label }) => columns.includes(label))
				.map(({ label, amount }) => (
					<td key={label} className="giving-sum" data-label={label} data-empty={amount === '' || undefined}>
						{amount || '–'}
					</td>
				))}
		</tr>
	)
}
