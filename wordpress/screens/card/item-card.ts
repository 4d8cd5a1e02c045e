import { formatMoney, fractionDigits, minorUnitsOf } from '#lib/money.ts'
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
	const base = amountOf(item, currency)
	const ofSizes = sizes.map((typed) => amountOf(typed, currency) ?? base)
	const amounts = (ofSizes.length > 0 ? ofSizes : [base]).filter((amount) => amount !== undefined)
	if (amounts.length === 0) return ''
	const least = Math.min(...amounts)
	const said = formatMoney({ amount: least, currency }, words().locale)
	return least < Math.max(...amounts) ? words().from.replace('%s', said) : said
}

/** Minor units, as `money_from_text` of the plugin reads them. */
function amountOf(typed: string, currency: string): number | undefined {
	const bare = typed.trim().replace(/[\p{Z}\s'’]|\p{Sc}|^[A-Z]{3}|[A-Z]{3}$/gu, '')
	const [, whole = '', fraction = ''] =
		/^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(bare) ?? /^(\d{1,3}(?:\.\d{3})+|\d+),(\d+)$/.exec(bare) ?? []
	const isInFull = fraction.length <= fractionDigits(currency)
	return isInFull ? minorUnitsOf(whole.replace(/\D/g, ''), fraction, currency) : undefined
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
