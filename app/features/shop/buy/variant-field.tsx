import { RadioTile } from '#app/ui/forms/choice.tsx'
import { FieldNotes } from '#app/ui/forms/field.tsx'
import type { VariantData } from './choice-data.ts'

/** "XL", "Small, 25 mm", "45 cm". */
const SIZE = /^(X*[SL]|M|\d*XL|(extra )?(small|large)|medium|one size)\b|\d ?(mm|cm|m|ml|l)\b/i

const MAX_SHORT_LABEL = 6

/** "XS", "45 cm": three tiles beside each other. */
function isShort(variants: VariantData[]): boolean {
	return variants.every(({ label }) => label.length <= MAX_SHORT_LABEL)
}

interface VariantFieldProps {
	variants: VariantData[]
	backNote: string
	/** "" before the button is pressed. */
	error: string
}

/** The id of the first that can be chosen. */
export const VARIANT_ID = 'variant'

/**
 * The sizes or colours of an item as radio buttons. One that is sold out says so and cannot be chosen. Not `required`,
 * which screen readers call invalid before anything is chosen: the form and the server ask for it.
 */
export function VariantField({ variants, backNote, error }: VariantFieldProps) {
	const [only, ...others] = variants
	if (!only) return null
	if (others.length === 0) return <input type="hidden" name="variant" value={only.key} />
	const first = variants.find(({ level }) => level !== 'none')
	return (
		<fieldset className="variants" aria-describedby={error ? `${VARIANT_ID}-error` : undefined}>
			<legend>{variants.every(({ label }) => SIZE.test(label)) ? 'Size' : 'Choose one'}</legend>
			{error && <FieldNotes id={VARIANT_ID} error={error} />}
			<div className="variant-tiles" data-short={isShort(variants) || undefined}>
				{variants.map(({ key, label, price, level, stock }) => (
					<RadioTile
						key={key}
						id={key === first?.key ? VARIANT_ID : undefined}
						name="variant"
						value={key}
						disabled={level === 'none'}
						aria-invalid={error ? true : undefined}
						className="variant"
					>
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

/** The variants where nothing can be added: sold out, or not sold on the site. */
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
