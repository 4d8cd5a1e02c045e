import type { MerchItem } from '#content/model/merch-item.ts'
import type { Picture } from '#content/model/picture.ts'
import type { BasketEntry } from './basket.ts'
import { titleOf } from './order.ts'

/** How many can be sold now; null: not counted. */
export type Availability = (merchId: number, variant: string) => number | null

/** What can be bought of an entry, at the price of now. */
export interface PricedLine {
	slug: string
	merchId: number
	/** "" when the item has no variants. */
	variant: string
	title: string
	variantLabel: string
	picture: Picture | null
	quantity: number
	unitMinor: number
	totalMinor: number
	/** The weight of one. */
	weightG: number
	vatRate: number | null
	/** False: a gift to the dogs. Nothing is posted, and its price is a donation. */
	needsDelivery: boolean
	returnable: boolean
	personalisation: MerchItem['personalisation']
	/** null: not counted. */
	available: number | null
}

/** Why an entry is not in the basket as it was. "gone": the item, the variant or its price is no longer published. */
export interface BasketProblem {
	kind: 'gone' | 'sold out' | 'fewer'
	slug: string
	variant: string
	/** "" when the item is gone. */
	title: string
	available: number
}

export interface PricedBasket {
	lines: PricedLine[]
	problems: BasketProblem[]
	/** What is posted. */
	goodsMinor: number
	/** Gifts to the dogs: donations. */
	giftsMinor: number
	/** The weight of what is posted. */
	weightG: number
	needsDelivery: boolean
	/** "" of an empty basket. */
	currency: string
	/** The entries as they can be bought now. */
	kept: BasketEntry[]
}

/** What a basket costs now, and what of it cannot be bought any more. All lines are in the currency of the first. */
export function priceBasket(
	entries: readonly BasketEntry[],
	merch: readonly MerchItem[],
	availability: Availability,
): PricedBasket {
	const problems: BasketProblem[] = []
	const lines: PricedLine[] = []
	let currency = ''
	for (const entry of entries) {
		const item = merch.find(({ slug }) => slug === entry.slug)
		const line = item && (currency === '' || item.price.currency === currency) ? lineOf(item, entry) : undefined
		if (!item || !line) {
			problems.push({ ...identityOf(entry), kind: 'gone', title: item?.title ?? '', available: 0 })
			continue
		}
		currency = item.price.currency
		const available = availability(line.merchId, line.variant)
		const quantity = Math.min(line.quantity, Math.max(0, available ?? line.quantity))
		if (quantity < line.quantity) {
			const kind = quantity === 0 ? 'sold out' : 'fewer'
			problems.push({ ...identityOf(entry), kind, title: titleOf(line), available: quantity })
		}
		if (quantity > 0) lines.push({ ...line, quantity, totalMinor: quantity * line.unitMinor, available })
	}
	const posted = lines.filter(({ needsDelivery }) => needsDelivery)
	const goodsMinor = sumOf(posted, ({ totalMinor }) => totalMinor)
	return {
		lines,
		problems,
		currency,
		goodsMinor,
		needsDelivery: posted.length > 0,
		giftsMinor: sumOf(lines, ({ totalMinor }) => totalMinor) - goodsMinor,
		weightG: sumOf(posted, ({ weightG, quantity }) => weightG * quantity),
		kept: lines.map(({ slug, variant, quantity }) => ({ slug, variant, quantity })),
	}
}

/** What changed in the basket, in a sentence for the buyer. */
export function problemInWords({ kind, title, available }: BasketProblem): string {
	const name = title ? `“${title}”` : 'Something in your basket'
	if (kind === 'gone') return `${name} is no longer sold. We took it out of your basket.`
	if (kind === 'sold out') return `${name} has sold out. We took it out of your basket.`
	return `Only ${available} left of ${name}. We changed your basket.`
}

/** Undefined when the item has no such variant. */
function lineOf(item: MerchItem, entry: BasketEntry): PricedLine | undefined {
	const variant = item.variants.find(({ key }) => key === entry.variant)
	if (!variant && (entry.variant !== '' || item.variants.length > 0)) return undefined
	const unitMinor = variant?.price ?? item.price.amount
	return {
		slug: item.slug,
		merchId: item.id,
		variant: entry.variant,
		title: item.title,
		variantLabel: variant?.label ?? '',
		picture: item.picture ?? item.gallery[0] ?? null,
		quantity: entry.quantity,
		unitMinor,
		totalMinor: unitMinor * entry.quantity,
		weightG: item.weightG,
		vatRate: item.vatRate,
		needsDelivery: item.needsDelivery,
		returnable: item.returnable && item.needsDelivery && item.personalisation === null,
		personalisation: item.personalisation,
		available: null,
	}
}

function identityOf({ slug, variant }: BasketEntry) {
	return { slug, variant }
}

function sumOf<T>(list: readonly T[], number: (one: T) => number): number {
	return list.reduce((sum, one) => sum + number(one), 0)
}
