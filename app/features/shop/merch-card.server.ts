import type { MerchItem } from '#content/model/content.ts'
import type { Availability } from '#domain/shop/priced-basket.ts'
import type { MerchCardData } from './merch-card.tsx'
import { priceInWords } from './price.ts'
import { deliveryBeside, type ShopFacts, soldOutInWords } from './shop-facts.server.ts'
import { isSoldOut } from './stock.ts'

export function merchCard(item: MerchItem, facts: ShopFacts): MerchCardData {
	return {
		slug: item.slug,
		title: item.title,
		excerpt: item.excerpt,
		price: priceInWords(item, facts.content.options?.site.locale),
		delivery: deliveryBeside(item, facts),
		soldOut: soldOutInWords(item, facts),
		picture: item.picture ?? item.gallery[0] ?? null,
	}
}

/** Available items first, newest first. */
export function inShopOrder(items: readonly MerchItem[], availability: Availability): MerchItem[] {
	return items.toSorted(
		(a, b) =>
			Number(isSoldOut(a, availability)) - Number(isSoldOut(b, availability)) ||
			b.publishedAt.localeCompare(a.publishedAt) ||
			a.title.localeCompare(b.title),
	)
}
