import type { MerchItem } from '#content/model/content.ts'
import { lineName } from '#domain/shop/line-name.ts'
import type { Availability } from '#domain/shop/priced-basket.ts'
import type { MerchCardData } from './merch-card.tsx'
import { priceInWords } from './price.ts'
import { deliveryBeside, isSoldOnline, type ShopFacts, soldOutInWords } from './shop-facts.server.ts'
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
		line: canBeAdded(item, facts) ? lineName({ slug: item.slug, variant: item.variants[0]?.key ?? '' }) : '',
	}
}

/** From a list: there is nothing to choose, and nothing to know first. */
function canBeAdded(item: MerchItem, facts: ShopFacts): boolean {
	const isPlain = item.variants.length < 2 && item.personalisation === null && item.needsDelivery
	return isPlain && isSoldOnline(item, facts) && !isSoldOut(item, facts.availability)
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
