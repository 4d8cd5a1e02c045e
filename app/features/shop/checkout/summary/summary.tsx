import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { SummaryData } from './summary-data.ts'

/** What is bought, with the total: beside the form where there is room. */
export function Summary({ summary, canChange = true }: { summary: SummaryData; canChange?: boolean }) {
	const { lines, rows, totalLabel, total, vat } = summary
	return (
		<section aria-labelledby="order-title" className="checkout-summary">
			<header className="flex items-baseline justify-between gap-4">
				<h2 id="order-title" className="text-h3">
					Your order
				</h2>
				{canChange && (
					<SiteLink to="/basket" className="inline-flex min-h-11 items-center font-semibold">
						Change
					</SiteLink>
				)}
			</header>
			<ul>
				{lines.map((line) => (
					<li key={line.key} className="checkout-line">
						<Picture picture={line.picture} sizes="4rem" className="aspect-square w-full rounded-s" />
						<div className="min-w-0">
							<b className="block leading-snug wrap-anywhere">{line.title}</b>
							<span className="text-note text-ink-2 wrap-anywhere">
								{[line.variant, line.quantity > 1 && `${line.quantity} of them`].filter(Boolean).join(', ')}
							</span>
							{line.words.map((words) => (
								<span key={words} className="block text-note text-ink-2 wrap-anywhere">
									{words}
								</span>
							))}
						</div>
						<b className="font-display whitespace-nowrap">{line.total}</b>
					</li>
				))}
			</ul>
			<dl className="checkout-rows">
				{rows.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
				<div className="checkout-total">
					<dt>{totalLabel}</dt>
					<dd>{total}</dd>
				</div>
			</dl>
			{vat && <p className="text-note text-ink-2">{vat}</p>}
		</section>
	)
}
