import type { MerchItem } from '#content/model/content.ts'
import type { MerchCardData } from './merch-card.tsx'
import { priceInWords } from './price.ts'
import { isSoldOut } from './stock.ts'

export function merchCard(item: MerchItem, locale?: string): MerchCardData {
	return {
		slug: item.slug,
		title: item.title,
		excerpt: item.excerpt,
		price: priceInWords(item, locale),
		soldOut: isSoldOut(item),
		picture: item.picture ?? item.gallery[0] ?? null,
	}
}

/** Available items first, newest first. */
export function inShopOrder(items: readonly MerchItem[]): MerchItem[] {
	return items.toSorted(
		(a, b) =>
			Number(isSoldOut(a)) - Number(isSoldOut(b)) ||
			b.publishedAt.localeCompare(a.publishedAt) ||
			a.title.localeCompare(b.title),
	)
}
