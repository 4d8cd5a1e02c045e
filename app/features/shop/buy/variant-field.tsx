import { RadioTile } from '#app/ui/forms/choice.tsx'
import type { VariantData } from './choice-data.ts'

/** "XL", "Small, 25 mm", "45 cm". */
const SIZE = /^(X*[SL]|M|\d*XL|(extra )?(small|large)|medium|one size)\b|\d ?(mm|cm|m|ml|l)\b/i

const MAX_SHORT_LABEL = 6

/** "XS", "45 cm": three tiles beside each other. */
function isShort(variants: VariantData[]): boolean {
	return variants.every(({ label }) => label.length <= MAX_SHORT_LABEL)
}

/** The sizes or colours of an item as radio buttons. One that is sold out says so and cannot be chosen. */
export function VariantField({ variants, backNote }: { variants: VariantData[]; backNote: string }) {
	const [only, ...others] = variants
	if (!only) return null
	if (others.length === 0) return <input type="hidden" name="variant" value={only.key} />
	return (
		<fieldset className="variants">
			<legend>{variants.every(({ label }) => SIZE.test(label)) ? 'Size' : 'Choose one'}</legend>
			<div className="variant-tiles" data-short={isShort(variants) || undefined}>
				{variants.map(({ key, label, price, level, stock }) => (
					<RadioTile key={key} name="variant" value={key} required disabled={level === 'none'} className="variant">
						<span className="variant-label">{label}</span>
						<span className="variant-facts">
							{price && <b>{price}</b>}
							{stock && <span data-level={level}>{stock}</span>}
						</span>
					</RadioTile>
				))}
			</div>
			{backNote && <p className="variants-back">{backNote}</p>}
		</fieldset>
	)
}

/** Beside the price: the stock of a thing that comes in one kind, or that all of it is sold. */
export function StockTag({ variants, soldOut }: { variants: VariantData[]; soldOut: string }) {
	const [only, ...others] = variants
	const stock = soldOut || (others.length === 0 ? only?.stock : '')
	if (!stock) return null
	return (
		<span className="stock-tag" data-level={soldOut ? 'none' : only?.level}>
			{stock}
		</span>
	)
}

/** The same where nothing can be added: sold out, or not sold on the site. */
export function VariantList({ variants }: { variants: VariantData[] }) {
	if (variants.length < 2) return null
	return (
		<ul aria-label="Comes in" className="variant-list">
			{variants.map(({ key, label, price, level, stock }) => (
				<li key={key} className="variant">
					<span>
						<span className="variant-label">{label}</span>
						<span className="variant-facts">
							{stock && <span data-level={level}>{stock}</span>}
							{price && <b>{price}</b>}
						</span>
					</span>
				</li>
			))}
		</ul>
	)
}
