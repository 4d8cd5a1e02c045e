import { expect, test } from 'vitest'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aStoredOrder, DUE, viewsOf } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { readUnclaimedGifts } from '../../gift-aid/read-gifts.ts'
import { markReceived } from '../../payables/mark-received.ts'
import type { Store } from '../../store/open-store.ts'
import { countOrders } from '../orders/list-orders.ts'
import { readOrdersDue } from '../orders/orders-due.ts'
import { markSent } from '../orders/pack-and-send.ts'
import { findOrder } from '../orders/read-order.ts'
import { listReturnedSurpluses, listSurpluses, surplusByEntry } from './list-surpluses.ts'
import { refundOrder } from './refund-order.ts'
import { keepSurplus, readSurplus, readSurpluses, refundSurplus } from './surplus.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const none = () => []
const BEN = { staffId: 'ben', now: NOW }
const REST = { cancels: true, staffId: 'ben', at: NOW }

/** A mug, delivery and a donation of £2, £13.25 in all; so much arrived. */
async function received(store: Store, amount: number) {
	const { payable } = await aStoredOrder(store, { donationMinor: 200, declaration: aNewDeclaration() }, NOW)
	const { reference, version } = payable
	const arrived = { reference, seenVersion: version, amount, currency: 'GBP', at: NOW, staffId: null }
	await markReceived(store, arrived, none, NOW)
	const read = async () => {
		const order = await findOrder(store, reference)
		if (!order) throw new Error('gone')
		return { order, seen: { reference, seenVersion: order.version }, surplus: await readSurplus(store.db, order) }
	}
	const funds = async () => {
		const entries = await store.db
			.selectFrom('ledger_entry')
			.select(['fund', 'amount_minor'])
			.where('payable_id', '=', payable.id)
			.execute()
		const sumOf = (fund: string) =>
			entries.filter((entry) => entry.fund === fund).reduce((sum, { amount_minor }) => sum + amount_minor, 0)
		return { shop: sumOf('shop'), general: sumOf('general') }
	}
	return { read, funds }
}

const claimable = async (store: Store) =>
	(await readUnclaimedGifts(store.db, { from: '2026-11-01', to: '2026-11-30' })).map(({ amount }) => amount)

for (const engine of ENGINES) {
	test(`${engine}: what a transfer brought above its order waits for a decision, is no gift for Gift Aid, and goes back from where it stands`, async () => {
		const store = await freshStore(engine)
		const { read, funds } = await received(store, 2000)
		const { seen, surplus } = await read()
		expect(surplus).toBe(675)
		expect(await funds()).toEqual({ shop: 1125, general: 875 })
		expect(await claimable(store)).toEqual([200])
		expect(await refundSurplus(store, { ...seen, at: NOW }, none, BEN)).toBe('done')
		expect(await refundSurplus(store, { ...seen, at: NOW }, none, BEN)).toBe('changed meanwhile')
		expect(await funds()).toEqual({ shop: 1125, general: 200 })
		expect(await claimable(store)).toEqual([200])
		const { order, seen: now, surplus: left } = await read()
		expect([left, order.payable.state]).toEqual([0, 'partly refunded'])

		// The order itself goes back as any other: goods first.
		const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }]
		const how = { provider: undefined, deliveriesOf: none, now: NOW }
		expect(await refundOrder(store, { ...now, ...REST, lines, extraMinor: 425 }, how)).toEqual({
			kind: 'recorded',
			amount: 1325,
		})
		expect(await funds()).toEqual({ shop: 0, general: 0 })
	})

	test(`${engine}: a surplus that is kept is decided once, and more money later is another`, async () => {
		const store = await freshStore(engine)
		const { read, funds } = await received(store, 1400)
		const { seen } = await read()
		expect(await keepSurplus(store, seen, BEN)).toBe('done')
		expect(await keepSurplus(store, seen, BEN)).toBe('changed meanwhile')
		expect(await keepSurplus(store, (await read()).seen, BEN)).toBe('changed meanwhile')
		expect((await read()).surplus).toBe(0)
		expect(await funds()).toEqual({ shop: 1125, general: 275 })
	})

	test(`${engine}: an order with a surplus is to decide until it is, and packed meanwhile`, async () => {
		const store = await freshStore(engine)
		await (await received(store, 1325)).read()
		expect(await viewsOf(store)).toEqual(['to pack'])
		const { read } = await received(store, 1525)
		expect(await viewsOf(store)).toEqual(['to pack', 'to decide'])
		expect(await countOrders(store)).toMatchObject({ 'to pack': 2, 'to decide': 1, all: 2 })
		expect(await readOrdersDue(store.db, { ...DUE, now: NOW })).toMatchObject({ toPack: 2, toDecide: 1 })
		const { order } = await read()
		const sent = { ...(await read()).seen, trackingUrl: '' }
		await markSent(store, [sent], { staffId: 'ben', deliveriesOf: none }, NOW)
		expect(await viewsOf(store)).toEqual(['to pack', 'to decide', 'sent'])
		expect(await readSurpluses(store.db, [order])).toEqual(new Map([[order.payable.id, 200]]))
		expect(await listSurpluses(store)).toMatchObject([{ amount: 200, currency: 'GBP', at: NOW }])
		expect(await refundSurplus(store, { ...(await read()).seen, at: NOW }, none, BEN)).toBe('done')
		expect(await viewsOf(store)).toEqual(['to pack', 'sent'])
		expect(await listSurpluses(store)).toEqual([])
		expect(await listReturnedSurpluses(store)).toMatchObject([{ amount: 200, currency: 'GBP', at: NOW }])
		// The books name both movements, as neither was a donation.
		expect([...(await surplusByEntry(store)).values()].toSorted((a, b) => a - b)).toEqual([-200, 200])
	})

	test(`${engine}: nothing is left over of an order that was paid exactly, in part, or refunded whole`, async () => {
		const store = await freshStore(engine)
		expect((await (await received(store, 1325)).read()).surplus).toBe(0)
		expect((await (await received(store, 900)).read()).surplus).toBe(0)
		const { read } = await received(store, 2000)
		const { order, seen } = await read()
		const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }]
		const how = { provider: undefined, deliveriesOf: none, now: NOW }
		await refundOrder(store, { ...seen, ...REST, lines, extraMinor: 1100 }, how)
		expect((await read()).surplus).toBe(0)
	})
}
