import type { MerchItem } from '#content/model/content.ts'
import { parseQuantity } from '#domain/shop/basket.ts'
import { isSameLine, lineName, parseLineName } from '#domain/shop/line-name.ts'
import { titleOf } from '#domain/shop/order.ts'
import type { PricedBasket } from '#domain/shop/priced-basket.ts'
import type { BasketNotice } from '../basket-view.ts'
import { mostInWords } from '../most-in-words.ts'

/** What the last change did, as the URL says: `?added=rope-lead+red&asked=5`, `?removed=rope-lead+red&quantity=2`. */
export function basketNotice(
	{ searchParams }: URL,
	{ lines }: Pick<PricedBasket, 'lines'>,
	merch: readonly MerchItem[],
): BasketNotice | null {
	const added = searchParams.get('added')
	const removed = searchParams.get('removed')
	if (added !== null) {
		const line = lines.find((one) => lineName(one) === added)
		if (!line) return null
		const isFewer = Number(searchParams.get('asked')) > line.quantity
		const text = `${titleOf(line)} is in your basket.`
		return { text: isFewer ? `${text} ${mostInWords(line.quantity, line.available)}` : text, undo: null }
	}
	const quantity = parseQuantity(searchParams.get('quantity') ?? '') ?? 0
	if (removed === null || quantity === 0) return null
	const named = parseLineName(removed)
	const item = merch.find(({ slug }) => slug === named.slug)
	if (!item || lines.some((line) => isSameLine(line, named))) return null
	const variantLabel = item.variants.find(({ key }) => key === named.variant)?.label ?? ''
	return {
		text: `${titleOf({ title: item.title, variantLabel })} is out of your basket.`,
		undo: { name: removed, quantity },
	}
}
