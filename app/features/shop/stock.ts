import type { MerchItem } from '#content/model/content.ts'

const MAX_FEW_ITEMS = 5

export type StockLevel = 'none' | 'few' | 'plenty'

/** Uncounted stock does not run out. */
export function stockLevel(stock: number | null): StockLevel {
	if (stock === null) return 'plenty'
	if (stock <= 0) return 'none'
	return stock <= MAX_FEW_ITEMS ? 'few' : 'plenty'
}

/** "Sold out", "Only 3 left", "In stock", or "Available" if uncounted. */
export function stockInWords(stock: number | null): string {
	if (stock === null) return 'Available'
	if (stock <= 0) return 'Sold out'
	return stock <= MAX_FEW_ITEMS ? `Only ${stock} left` : 'In stock'
}

export function isSoldOut({ variants }: Pick<MerchItem, 'variants'>): boolean {
	return variants.length > 0 && variants.every(({ counted }) => stockLevel(counted) === 'none')
}
