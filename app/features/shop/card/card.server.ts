import type { Content } from '#content/model/content.ts'
import type { Charity } from '#domain/charity/charity.ts'
import { orderStage } from '#domain/shop/order.ts'
import { readOrderKey } from '#domain/shop/order-links.ts'
import { giftLines } from '#domain/shop/parcel.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { findOrderById } from '#records/shop/orders/read-order.ts'
import type { Store } from '#records/store/open-store.ts'
import type { GreetingsCardData } from './greetings-card.tsx'

interface CardRequest {
	store: Store
	key: string
	formSecret: FormSecret
	content: Pick<Content, 'merch'>
	formContext: { charity: Charity }
}

/** "waits": no money is here (any more). */
export type CardPageData = { kind: 'waits'; reference: string } | { kind: 'ready'; cards: GreetingsCardData[] }

const PAID: readonly ReturnType<typeof orderStage>[] = ['to pack', 'packed', 'sent', 'fulfilled', 'cancel asked']

/** The greetings cards of a link, one for each gift to the dogs; undefined when the link is not ours, or nothing of the order is a gift. */
export async function cardsOfLink(request: CardRequest): Promise<CardPageData | undefined> {
	const { store, key, formSecret, content, formContext } = request
	const id = readOrderKey(key, 'order-card', formSecret)
	const order = id === undefined ? undefined : await findOrderById(store, id)
	const gifts = order && giftLines(order)
	if (!order || !gifts || gifts.length === 0) return undefined
	if (!PAID.includes(orderStage(order))) return { kind: 'waits', reference: order.payable.reference }
	const { charity } = formContext
	return {
		kind: 'ready',
		cards: gifts.map(({ id: lineId, slug, title, variantLabel, quantity }) => {
			const item = content.merch.find((one) => one.slug === slug)
			return {
				key: lineId,
				title,
				variant: quantity > 1 ? `${quantity} × ${variantLabel || title}` : variantLabel,
				picture: item?.picture ?? item?.gallery[0] ?? null,
				charity: charity.name,
				website: charity.url.replace(/^https?:\/\//, ''),
			}
		}),
	}
}
