import { Link } from 'react-router'
import IconNote from '~icons/ph/chat-text-bold'
import IconWarning from '~icons/ph/warning-circle-fill'
import type { OrderRow } from './order-row.server.ts'
import { TickAll } from './tick-all.tsx'

interface OrderTableProps {
	caption: string
	rows: OrderRow[]
	seesMoney: boolean
}

/** A native table with a tick in each row; on phones each order is a block. */
export function OrderTable({ caption, rows, seesMoney }: OrderTableProps) {
	return (
		<table className="giving-table orders-table">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col" className="orders-tick">
						<TickAll count={rows.length} />
					</th>
					<th scope="col">Who</th>
					<th scope="col">What</th>
					<th scope="col">Where to</th>
					<th scope="col">{rows.some(({ wait }) => wait !== null) ? 'Waiting for' : 'State'}</th>
					{seesMoney && (
						<th scope="col" className="giving-sum">
							Amount
						</th>
					)}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Row key={row.reference} row={row} seesMoney={seesMoney} />
				))}
			</tbody>
		</table>
	)
}

function Row({ row, seesMoney }: { row: OrderRow; seesMoney: boolean }) {
	return (
		<tr>
			<td className="orders-tick">
				<label>
					<input type="checkbox" name="pick" value={row.pick} />
					<span className="sr-only">
						Tick {row.name}, {row.reference}
					</span>
				</label>
				<input type="hidden" name="shown" value={row.pick} />
			</td>
			<th scope="row">
				<Link to={`/orders/${row.reference}`}>{row.name}</Link>
				<span className="giving-note giving-reference">{row.reference}</span>
			</th>
			<td className="orders-what">
				<ul>
					{row.lines.map(({ id, text, words }) => (
						<li key={id}>
							{text}
							{words && <span className="orders-words">{words}</span>}
						</li>
					))}
				</ul>
				{row.marks.map((mark) => (
					<span key={mark} className="giving-mark">
						<IconWarning aria-hidden />
						{mark}
					</span>
				))}
				{row.statement !== '' && (
					<span className="giving-mark">
						<IconWarning aria-hidden />
						<span>
							{row.statement}: <Link to="/giving/statement">decide about its line</Link>
						</span>
					</span>
				)}
				{row.refundDue && (
					<span className="giving-note orders-due" data-tone={row.refundDue.isLate ? 'late' : undefined}>
						{row.refundDue.words}
					</span>
				)}
				{row.note && (
					<span className="orders-note">
						<IconNote aria-hidden />
						<span>
							<b>Note from the buyer:</b> “{row.note}”
						</span>
					</span>
				)}
			</td>
			<td className="orders-where">
				{row.place}
				{row.cardAddress && (
					<span className="block wrap-anywhere">
						<b>The card:</b> {row.cardAddress.replaceAll('\n', ', ')}
					</span>
				)}
				<span className="giving-note">{row.delivery}</span>
			</td>
			<td className="orders-stage">
				{row.wait ? (
					<span className="orders-wait" data-tone={row.wait.isLong ? 'late' : undefined}>
						{row.wait.words}
					</span>
				) : (
					<span className="giving-state" data-tone={row.tone}>
						{row.stage}
					</span>
				)}
				<span className="giving-note">{row.since}</span>
				{row.postBy && <span className="giving-note">{row.postBy}</span>}
			</td>
			{seesMoney && (
				<td className="giving-sum">
					{row.sum}
					{row.money && <span className="giving-note">{row.money}</span>}
				</td>
			)}
		</tr>
	)
}
