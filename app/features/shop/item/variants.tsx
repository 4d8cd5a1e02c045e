import { cn } from '#app/ui/cn.ts'
import type { StockLevel } from '../stock.ts'

export interface VariantData {
	key: string
	label: string
	/** "" when all variants cost the same. */
	price: string
	level: StockLevel
	/** "Only 3 left" */
	stock: string
}

const LOOK: Record<StockLevel, string> = { none: 'text-ink-2', few: 'text-caution', plenty: 'text-good' }

/** Beside the price: the stock of a thing that comes in one kind, or that all of it is sold. */
export function OneVariant({ variants, soldOut }: { variants: VariantData[]; soldOut: boolean }) {
	const [only, ...others] = variants
	const level = soldOut ? 'none' : only?.level
	const stock = soldOut ? 'Sold out' : others.length === 0 ? only?.stock : ''
	if (!stock) return null
	return (
		<span className="stock-tag" data-level={level}>
			{stock}
		</span>
	)
}

export function Variants({ variants }: { variants: VariantData[] }) {
	if (variants.length < 2) return null
	return (
		<section aria-labelledby="choices">
			<h2 id="choices" className="mb-3 text-h4 font-bold">
				Choose from
			</h2>
			<ul className="border-b-2 border-line">
				{variants.map(({ key, label, price, level, stock }) => (
					<li key={key} className="flex flex-wrap items-baseline gap-x-4 border-t-2 border-line py-3">
						<span
							className={cn('min-w-0 flex-1 basis-24 font-semibold wrap-anywhere', level === 'none' && 'text-ink-2')}
						>
							{label}
						</span>
						<span className="ml-auto flex gap-x-3 font-display font-bold">
							<span className={LOOK[level]}>{stock}</span>
							{price && <span className="min-w-14 text-right">{price}</span>}
						</span>
					</li>
				))}
			</ul>
		</section>
	)
}
