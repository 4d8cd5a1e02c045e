import type { Content, MerchItem, Picture } from '#content/model/content.ts'
import { formatMoney } from '#lib/money.ts'
import { inShopOrder, merchCard } from '../merch-card.server.ts'
import { priceInWords, variantPrice } from '../price.ts'
import { isSoldOut, stockInWords, stockLevel } from '../stock.ts'
import { deliveryFor } from './delivery.ts'
import type { MerchItemData } from './merch-item.tsx'

const MAX_OTHER_ITEMS = 4

export function merchItemView(item: MerchItem, content: Content): MerchItemData {
	const { options } = content
	const locale = options?.site.locale
	const pricesDiffer = item.variants.some((variant) => variantPrice(variant, item) !== item.price.amount)
	const email = options?.email ?? ''
	return {
		slug: item.slug,
		title: item.title,
		excerpt: item.excerpt,
		html: item.html,
		pictures: picturesOf(item),
		price: priceInWords(item, locale),
		soldOut: isSoldOut(item),
		variants: item.variants.map((variant) => ({
			key: variant.key,
			label: variant.label,
			price: pricesDiffer
				? formatMoney({ amount: variantPrice(variant, item), currency: item.price.currency }, locale)
				: '',
			level: stockLevel(variant.counted),
			stock: stockInWords(variant.counted),
		})),
		sizeGuide: item.sizeGuide,
		dispatch: item.dispatch,
		delivery: deliveryFor(item.weightG, options?.shop.delivery ?? [], locale),
		returns: options?.shop.returns ?? '',
		phone: options?.site.phone ?? '',
		email,
		emailHref: email && `mailto:${email}?subject=${encodeURIComponent(`Order: ${item.title}`)}`,
		others: otherThings(item, content.merch).map((other) => merchCard(other, locale)),
	}
}

/** The main picture first; galleries often repeat it. */
function picturesOf(item: MerchItem): Picture[] {
	const all = item.picture ? [item.picture, ...item.gallery] : item.gallery
	return [...new Map(all.map((picture) => [picture.id, picture])).values()]
}

/** Items of the same kinds first; none that are sold out. */
export function otherThings(item: MerchItem, merch: readonly MerchItem[]): MerchItem[] {
	const kinds = new Set(item.types.map(({ id }) => id))
	const shared = (other: MerchItem) => other.types.filter(({ id }) => kinds.has(id)).length
	return inShopOrder(merch)
		.filter((other) => other.id !== item.id && !isSoldOut(other))
		.toSorted((a, b) => shared(b) - shared(a))
		.slice(0, MAX_OTHER_ITEMS)
}
