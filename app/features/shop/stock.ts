import type { MerchItem } from '#content/model/content.ts'

const FEW = 5

export type StockLevel = 'none' | 'few' | 'plenty'

/** The stock level of a variant. Uncounted stock does not run out. */
export function stockLevel(stock: number | null): StockLevel {
	if (stock === null) return 'plenty'
	if (stock <= 0) return 'none'
	return stock <= FEW ? 'few' : 'plenty'
}

/** "Sold out", "Only 3 left", "In stock", or "Available" for what is not counted. */
export function stockInWords(stock: number | null): string {
	if (stock === null) return 'Available'
	if (stock <= 0) return 'Sold out'
	return stock <= FEW ? `Only ${stock} left` : 'In stock'
}

/** Whether all variants are sold out. */
export function isSoldOut({ variants }: Pick<MerchItem, 'variants'>): boolean {
	return variants.length > 0 && variants.every(({ stock }) => stockLevel(stock) === 'none')
}
