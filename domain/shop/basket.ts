import { cleanCode } from '#lib/text/clean.ts'

/** What a visitor has put in the basket: names and quantities only. Prices and stock are read when it is shown. */
export interface BasketEntry {
	slug: string
	/** "" when the item has no variants. */
	variant: string
	quantity: number
}

export const MAX_ENTRIES = 30
/** The limit for one entry. */
export const MAX_QUANTITY = 20
/** So that the cookie stays below the 4,096 bytes that browsers store. */
const MAX_BASKET_LENGTH = 3000

/** Neither is left as it is by `encodePart`. */
const BETWEEN_ENTRIES = '!'
const BETWEEN_PARTS = '~'
const MAX_PART_LENGTH = 300

/** Reads what `formatBasket` wrote. What is malformed is dropped, repeated entries are added up, quantities are capped. */
export function parseBasket(text: string): BasketEntry[] {
	if (text.length > MAX_BASKET_LENGTH) return []
	return mergeEntries(text.split(BETWEEN_ENTRIES).flatMap(parseEntry))
}

/** With letters that may stand in a cookie and in a URL. */
export function formatBasket(entries: readonly BasketEntry[]): string {
	return entries
		.map(({ slug, variant, quantity }) => [encodePart(slug), encodePart(variant), quantity].join(BETWEEN_PARTS))
		.join(BETWEEN_ENTRIES)
}

/** Whether the basket has no room for another entry. */
export function isBasketFull(entries: readonly BasketEntry[]): boolean {
	return entries.length > MAX_ENTRIES || formatBasket(entries).length > MAX_BASKET_LENGTH
}

/** The quantity that a form sent: a whole number from 0 (remove it); undefined for anything else. */
export function parseQuantity(typed: string): number | undefined {
	const digits = cleanCode(typed)
	if (!/^\d{1,6}$/.test(digits)) return undefined
	const quantity = Number(digits)
	return quantity <= MAX_QUANTITY ? quantity : undefined
}

/** Each item and variant once, in the order of its first entry. Entries without a quantity are left out. */
export function mergeEntries(entries: readonly BasketEntry[]): BasketEntry[] {
	const merged = new Map<string, BasketEntry>()
	for (const { slug, variant, quantity } of entries) {
		const key = JSON.stringify([slug, variant])
		const sum = Math.min((merged.get(key)?.quantity ?? 0) + quantity, MAX_QUANTITY)
		if (Number.isInteger(quantity) && quantity > 0) merged.set(key, { slug, variant, quantity: sum })
	}
	return [...merged.values()].slice(0, MAX_ENTRIES)
}

function parseEntry(text: string): BasketEntry[] {
	const [slug, variant, quantity, ...rest] = text.split(BETWEEN_PARTS)
	if (!slug || variant === undefined || !/^[1-9]\d{0,5}$/.test(quantity ?? '') || rest.length > 0) return []
	try {
		const entry = { slug: decodeURIComponent(slug), variant: decodeURIComponent(variant), quantity: Number(quantity) }
		return Math.max(entry.slug.length, entry.variant.length) <= MAX_PART_LENGTH ? [entry] : []
	} catch {
		return []
	}
}

function encodePart(part: string): string {
	return encodeURIComponent(part).replaceAll(/[!~'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
