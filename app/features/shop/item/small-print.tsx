import type { ReactNode } from 'react'
import type { SizeGuide } from './size-table.ts'

interface Print {
	sizeGuide: SizeGuide
	deliveries: { label: string; price: string }[]
	returns: string
	/** Who makes it, and warnings; may have several lines. */
	safety: string
}

/** When it is posted stands beside the button (`good-to-have.tsx`). */
export function SmallPrint({ item: { sizeGuide, deliveries, returns, safety } }: { item: Print }) {
	const hasSizes = sizeGuide.text !== '' || sizeGuide.rows.length > 0
	if (!hasSizes && deliveries.length === 0 && !returns && !safety) return null
	return (
		<div className="small-print">
			{hasSizes && (
				<Part title="Size guide">
					{sizeGuide.what && <p>{sizeGuide.what}</p>}
					<Rows rows={sizeGuide.rows.map(({ size, measure }) => ({ label: size, value: measure }))} />
					{sizeGuide.text && <p>{sizeGuide.text}</p>}
				</Part>
			)}
			{deliveries.length > 0 && (
				<Part title="Posting">
					<Rows rows={deliveries.map(({ label, price }) => ({ label, value: price }))} />
				</Part>
			)}
			{returns && <Part title="If it isn’t right">{returns}</Part>}
			{safety && (
				<Part title="Maker and safety">
					<p className="whitespace-pre-line wrap-anywhere">{safety}</p>
				</Part>
			)}
		</div>
	)
}

function Rows({ rows }: { rows: { label: string; value: string }[] }) {
	if (rows.length === 0) return null
	return (
		<dl className="grid gap-1.5">
			{rows.map(({ label, value }) => (
				<div key={label} className="flex items-baseline justify-between gap-4">
					<dt>{label}</dt>
					<dd className="flex-none font-display font-bold text-ink whitespace-nowrap">{value}</dd>
				</div>
			))}
		</dl>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h2 className="mb-1.5 text-h4 font-bold">{title}</h2>
			<div className="grid gap-2 text-ink-2">{children}</div>
		</section>
	)
}
