import { expect, test } from 'vitest'
import type { NewOrder, Order } from '#domain/shop/order.ts'
import { orderStage } from '#domain/shop/order.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aPaidOrder, aStoredOrder, DUE } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../../store/open-store.ts'
import { countOrders } from './list-orders.ts'
import { readOrdersDue } from './orders-due.ts'
import { markPacked, markSent } from './pack-and-send.ts'
import { askPaperCard, dropPaperCard, markCardPosted } from './paper-card.ts'
import { findOrder } from './read-order.ts'

const NOW = 1_800_000_000_000
const BY = { staffId: null, now: NOW }
const DINNERS = aNewOrderLine({
	merchId: 212,
	slug: 'feed-a-dog',
	variant: 'week',
	unitMinor: 600,
	needsDelivery: false,
})
const GIFT: Partial<NewOrder> = { lines: [DINNERS], address: null, delivery: null }
const seenOf = ({ payable, version }: Order) => ({ reference: payable.reference, seenVersion: version })

async function now(store: Store, { payable }: Order): Promise<Order> {
	const order = await findOrder(store, payable.reference)
	if (!order) throw new Error('the order is gone')
	return order
}

for (const engine of ENGINES) {
	test(`${engine}: a gift to the dogs is neither packed nor sent, and its card is posted only for who asks`, async () => {
		const store = await freshStore(engine)
		const gift = await aPaidOrder(store, GIFT)
		expect(orderStage(gift)).toBe('fulfilled')
		expect(await countOrders(store)).toMatchObject({ 'to pack': 0, cards: 0, sent: 1, all: 1 })
		expect((await markPacked(store, [seenOf(gift)], null, NOW))[0]?.outcome).toBe('not now')
		const deliveriesOf = () => [{ channel: 'email', payload: {} }]
		const sent = await markSent(store, [{ ...seenOf(gift), trackingUrl: '' }], { staffId: null, deliveriesOf }, NOW)
		expect(sent[0]?.outcome).toBe('not now')
		expect(await store.db.selectFrom('delivery').selectAll().execute()).toEqual([])

		expect(await askPaperCard(store, { ...seenOf(gift), address: 'Ada\n1 Mill Lane' }, BY)).toBe('done')
		expect(await askPaperCard(store, { ...seenOf(gift), address: '' }, BY)).toBe('changed meanwhile')
		expect(await countOrders(store)).toMatchObject({ cards: 1, sent: 0, all: 1 })
		expect(await readOrdersDue(store.db, { ...DUE, now: NOW })).toMatchObject({ toPack: 0, cards: 1 })
		expect(await markCardPosted(store, seenOf(await now(store, gift)), BY)).toBe('done')
		expect((await now(store, gift)).paperCard).toEqual({ address: 'Ada\n1 Mill Lane', askedAt: NOW, postedAt: NOW })
		expect(await countOrders(store)).toMatchObject({ cards: 0, sent: 1 })
		expect(await dropPaperCard(store, seenOf(await now(store, gift)), BY)).toBe('changed meanwhile')
	})

	test(`${engine}: the card of a mixed order can lie in its parcel; without a gift or its money there is none`, async () => {
		const store = await freshStore(engine)
		const mixed = await aPaidOrder(store, { lines: [aNewOrderLine(), DINNERS] })
		await askPaperCard(store, { ...seenOf(mixed), address: '' }, BY)
		expect(await countOrders(store)).toMatchObject({ 'to pack': 1, cards: 0 })
		const asked = seenOf(await now(store, mixed))
		await markSent(store, [{ ...asked, trackingUrl: '' }], { staffId: null, deliveriesOf: () => [] }, NOW + 1)
		expect(await now(store, mixed)).toMatchObject({ sentAt: NOW + 1, paperCard: { postedAt: NOW + 1 } })
		expect(await countOrders(store)).toMatchObject({ sent: 1, cards: 0 })
		const [mug, unpaid] = [await aPaidOrder(store), await aStoredOrder(store, GIFT)]
		for (const order of [mug, unpaid]) {
			expect(await askPaperCard(store, { ...seenOf(order), address: 'Ada' }, BY)).toBe('no card')
		}
	})
}
