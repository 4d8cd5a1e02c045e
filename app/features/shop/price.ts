import type { MerchItem, MerchVariant } from '#content/model/content.ts'
import { formatMoney } from '#lib/money.ts'

export function variantPrice(variant: MerchVariant, item: Pick<MerchItem, 'price'>): number {
	return variant.price ?? item.price.amount
}

/** "£9", "from £9" when the variants differ, or "Free". */
export function priceInWords(item: Pick<MerchItem, 'price' | 'variants'>, locale?: string): string {
	const prices = item.variants.map((variant) => variantPrice(variant, item))
	const lowest = prices.length > 0 ? Math.min(...prices) : item.price.amount
	const sum = formatMoney({ amount: lowest, currency: item.price.currency }, locale)
	if (prices.some((price) => price !== lowest)) return `from ${sum}`
	return lowest === 0 ? 'Free' : sum
}
