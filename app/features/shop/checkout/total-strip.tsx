import { SUMMARY_ID, type SummaryData } from './summary-data.ts'

/** On small screens the total stays in view, above the form. */
export function TotalStrip({ summary: { total, totalLabel, count } }: { summary: SummaryData }) {
	return (
		<p className="checkout-strip">
			<span>
				{totalLabel} <b className="font-display">{total}</b>
			</span>
			<a href={`#${SUMMARY_ID}`} className="inline-flex min-h-11 items-center">
				{count === 1 ? '1 item' : `${count} items`}
			</a>
		</p>
	)
}
