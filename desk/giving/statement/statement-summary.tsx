import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import '../money-panel.css'
import { decisionIn } from './line-forms.tsx'
import type { LineView } from './line-view.server.ts'
import { GROUPS, idOf } from './statement-lines.tsx'

interface StatementSummaryProps {
	lines: LineView[]
	/** Ids of those that can be booked at once. */
	bookable: readonly string[]
	matchedSum: string
	/** All that wait, of which `lines` are the newest. */
	total: number
}

const count = new Intl.NumberFormat('en-GB')

/** What can be booked at once, with the button that does it, and how much is left to look at. */
export function StatementSummary({ lines, bookable, matchedSum, total }: StatementSummaryProps) {
	const matched = lines.filter(({ id }) => bookable.includes(id))
	const groups = GROUPS.map(({ kind, title }) => ({
		kind,
		title,
		shown: lines.filter((line) => line.kind === kind).length,
	})).filter(({ shown }) => shown > 0)
	return (
		<section className="money-panel" aria-labelledby="summary">
			<div className="money-panel-main">
				{matched.length > 1 ? (
					<>
						<h2 id="summary">Ready to book</h2>
						<p className="money-panel-sum">{matchedSum}</p>
						<p>{matched.length} lines match a donation or an order, by reference and amount.</p>
						<ReceiveAll lines={matched} />
					</>
				) : (
					<>
						<h2 id="summary">To look at</h2>
						<p className="money-panel-sum">{total === 1 ? '1 line' : `${count.format(total)} lines`}</p>
						<p>
							{total > lines.length && <span>{`The newest ${lines.length} are below. `}</span>}
							<span>Book each, or take it off this list.</span>
						</p>
					</>
				)}
			</div>
			<dl className="money-panel-facts">
				{groups.map(({ kind, title, shown }) => (
					<div key={kind}>
						<dt>
							<a href={`#${idOf(kind)}`}>{title}</a>
						</dt>
						<dd>{shown}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}

function ReceiveAll({ lines }: { lines: LineView[] }) {
	return (
		<Form method="post" action="/giving/statement">
			{lines.map((line) => (
				<input key={line.id} type="hidden" name="line" value={decisionIn(line)} />
			))}
			<Button type="submit" size="st" name="intent" value="receive">
				Mark all {lines.length} as received
			</Button>
		</Form>
	)
}
