import type { ReactNode } from 'react'
import type { OrderPageData } from './read-order.server.ts'

type OrderLinesProps = Pick<OrderPageData, 'lines' | 'sums' | 'totalNotes' | 'seesMoney' | 'isPaid'> & {
	/** How it was paid. */
	children?: ReactNode
}

/** What was ordered, with the words to engrave, and for those who see money its sums and how it was paid. */
export function OrderLines({ lines, sums, totalNotes, seesMoney, isPaid, children }: OrderLinesProps) {
	return (
		<section className="case-section" aria-labelledby="lines">
			<h2 id="lines">{isPaid ? 'What they ordered and paid' : 'What they ordered'}</h2>
			<table className="giving-table order-lines">
				<caption className="sr-only">Lines of the order</caption>
				<thead>
					<tr>
						<th scope="col">Number</th>
						<th scope="col">What</th>
						{seesMoney && (
							<th scope="col" className="giving-sum">
								Price
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{lines.map((line) => (
						<tr key={line.id}>
							<td className="order-quantity">{line.quantity} ×</td>
							<th scope="row">
								{line.title}
								{line.variant && <span className="order-variant">{line.variant}</span>}
								{line.words && (
									<span className="order-words">
										<span>{line.wordsLabel}</span>
										<b>{line.words}</b>
									</span>
								)}
								{line.notes.map((note) => (
									<span key={note} className="giving-note">
										{note}
									</span>
								))}
							</th>
							{seesMoney && (
								<td className="giving-sum">
									{line.total}
									{line.each && <span className="giving-note">{line.each}</span>}
								</td>
							)}
						</tr>
					))}
				</tbody>
				{seesMoney && (
					<tfoot>
						{sums.map(({ label, value }, index) => (
							<tr key={label}>
								<th scope="row" colSpan={2}>
									{label}
									{index === sums.length - 1 &&
										totalNotes.map((words) => (
											<span key={words} className="giving-note">
												{words}
											</span>
										))}
								</th>
								<td className="giving-sum">{value}</td>
							</tr>
						))}
					</tfoot>
				)}
			</table>
			{children}
		</section>
	)
}
