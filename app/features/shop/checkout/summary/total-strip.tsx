import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { SummaryData } from './summary-data.ts'

/** On small screens the total stays in view, above the form, and opens what it is the total of. */
export function TotalStrip({ summary: { lines, rows, total, totalLabel, count } }: { summary: SummaryData }) {
	return (
		<details className="checkout-strip">
			<summary>
				<span>
					{totalLabel} <b>{total}</b>
				</span>
				<span>{count === 1 ? '1 item' : `${count} items`}</span>
			</summary>
			<dl className="checkout-rows">
				{lines.map(({ key, title, variant, quantity, total: sum }) => (
					<div key={key}>
						<dt>
							{[quantity > 1 && `${quantity} × ${title}`, quantity === 1 && title, variant].filter(Boolean).join(', ')}
						</dt>
						<dd>{sum}</dd>
					</div>
				))}
				{rows.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<p>
				<SiteLink to="/basket">Change the order</SiteLink>
			</p>
		</details>
	)
}
