import type { PictureData } from '#app/ui/media/picture.tsx'
import type { Content } from '#content/model/content.ts'
import { cancellableLines } from '#domain/shop/cancellation.ts'
import { moneyOf, type ShopEmailContext } from '#domain/shop/emails/order-words.ts'
import { type Order, titleOf } from '#domain/shop/order.ts'
import type { OrderState } from '#domain/shop/order-state.ts'
import { keepUnits } from '#lib/text/line-breaks.ts'

export interface OrderViewLine {
	key: string
	title: string
	quantity: number
	words: string
	picture: PictureData | null
	total: string
	/** "Not posted, refunded": what of it was cancelled, refunded or came back; "" for nothing. */
	ended: string
}

interface Shown {
	content: Pick<Content, 'merch'>
	words: ShopEmailContext
}

/** What was ordered, and what of it is not the buyer's any more. */
export function linesView(order: Order, state: OrderState, { content, words }: Shown): OrderViewLine[] {
	const money = moneyOf(order, words)
	return order.lines.map((line) => ({
		key: line.id,
		title: keepUnits(titleOf(line)),
		quantity: line.quantity,
		words: line.personalisation,
		picture: pictureOf(line.slug, content),
		total: money(line.totalMinor),
		ended: endedInWords(line, order, state),
	}))
}

/** What of a line is not the buyer's any more, with how many where it is not all. */
function endedInWords(line: Order['lines'][number], order: Order, state: OrderState): string {
	const { id, quantity, sentQuantity, refundedQuantity, returnedQuantity } = line
	const cancelled = state === 'cancel asked' ? cancellableLines(order).find((one) => one.id === id) : undefined
	const parts = [
		{ what: 'cancelled', count: cancelled?.quantity ?? 0 },
		{ what: 'not posted', count: sentQuantity === null ? 0 : quantity - sentQuantity },
		{ what: 'came back', count: returnedQuantity },
		{ what: 'refunded', count: refundedQuantity },
	]
	const words = parts
		.filter(({ count }) => count > 0)
		.map(({ what, count }) => (count < quantity ? `${count} of ${quantity} ${what}` : what))
		.join(', ')
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The picture of the item as it is now; null when it is no longer sold. */
function pictureOf(slug: string, { merch }: Pick<Content, 'merch'>): PictureData | null {
	const item = merch.find((one) => one.slug === slug)
	return item?.picture ?? item?.gallery[0] ?? null
}
