import type { MerchItem } from '#content/model/content.ts'
import type { Availability } from '#domain/shop/priced-basket.ts'

export type StockLevel = 'none' | 'few' | 'plenty'

/** Uncounted stock does not run out. */
export function stockLevel(left: number | null, lowStock: number): StockLevel {
	if (left === null) return 'plenty'
	if (left <= 0) return 'none'
	return left <= lowStock ? 'few' : 'plenty'
}

/** "Sold out, back in March", "2 left", "In stock", or "" if uncounted. */
export function stockInWords(left: number | null, lowStock: number, back: string): string {
	if (left === null) return ''
	if (left <= 0) return back ? `Sold out, ${back}` : 'Sold out'
	return left <= lowStock ? `${left} left` : 'In stock'
}

/** An item that has variants is sold out when each of them is. */
export function isSoldOut({ id, variants }: Pick<MerchItem, 'id' | 'variants'>, availability: Availability): boolean {
	return variants.length > 0 && variants.every(({ key }) => isNone(availability(id, key)))
}

function isNone(left: number | null): boolean {
	return left !== null && left <= 0
}
