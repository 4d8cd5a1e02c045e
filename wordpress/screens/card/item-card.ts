import { words } from '../wordpress.ts'
import { fieldOf, show, showPhoto, showTitle } from './card-parts.ts'

/** The card of a shop item: its picture, its name, what it costs, and whether it is sold out. */
export function drawItemCard(card: HTMLElement): void {
	const { noPhoto, noPrice, soldOut } = words()
	showTitle(card)
	show(card, '.fairlead-card-about', price() || noPrice)
	show(card, '.fairlead-card-line', document.querySelector<HTMLTextAreaElement>('[name=excerpt]')?.value.trim() ?? '')
	const hasPhoto = showPhoto(card)
	show(card, '.fairlead-card-badge', isSoldOut(card) ? soldOut : hasPhoto ? '' : noPhoto)
}

function price(): string {
	const sizes = variants('price').map(({ value }) => value)
	return priceInWords(fieldOf('meta.price', 'amount'), sizes, fieldOf('meta.price', 'currency') || words().currency)
}

/** "£18", or "from £9" where sizes differ; '' without a price. A size without one of its own costs what the item costs. */
export function priceInWords(item: string, sizes: readonly string[], currency: string): string {
	const base = amountOf(item)
	const ofSizes = sizes.map((typed) => amountOf(typed) ?? base)
	const amounts = (ofSizes.length > 0 ? ofSizes : [base]).filter((amount) => amount !== undefined)
	if (amounts.length === 0) return ''
	const least = Math.min(...amounts)
	const said = money(least, currency)
	return least < Math.max(...amounts) ? words().from.replace('%s', said) : said
}

function amountOf(typed: string): number | undefined {
	const bare = typed.replace(/[\s,]|^\p{Sc}/gu, '')
	return /^\d+(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined
}

function money(amount: number, currency: string): string {
	const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
	return new Intl.NumberFormat(words().locale, { style: 'currency', currency, minimumFractionDigits }).format(amount)
}

/** What was sold since the count is known to PHP alone: until a count is changed, its word stands. */
function isSoldOut(card: HTMLElement): boolean {
	const counts = variants('counted')
	if (counts.every(({ value, defaultValue }) => value === defaultValue)) return card.dataset.soldOut === '1'
	return counts.every(({ value }) => value.trim() === '0')
}

function variants(part: string): HTMLInputElement[] {
	return [...document.querySelectorAll<HTMLInputElement>(`[name^="fairlead[meta.variants]["][name$="[${part}]"]`)]
}
