import { expect, test } from 'vitest'
import { aNewOrder } from '#tests/builders/shop/order.ts'
import { countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { aPaidOrder, aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { markReceived } from '../../payables/mark-received.ts'
import { freeUnpaid } from './free-unpaid.ts'
import { placeOrder } from './place-order.ts'
import { findOrder } from './read-order.ts'
import { countSameVisitor } from './same-visitor.ts'

const NOW = 1_800_000_000_000
const expiredEmail = () => [{ channel: 'email', payload: { subject: 'expired' } }]

for (const engine of ENGINES) {
	test(`${engine}: staff put the goods of a transfer that has not come back on sale, and its money still counts`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const unpaid = await aStoredOrder(store)
		const [paid, card] = [await aPaidOrder(store), await aStoredOrder(store, { provider: 'stripe' })]
		const seen = [unpaid, paid, card].map(({ payable, version }) => ({
			reference: payable.reference,
			seenVersion: version,
		}))
		const results = await freeUnpaid(store, seen, { staffId: null, deliveriesOf: expiredEmail }, NOW)
		expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'not now', 'not now'])
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 1, reserved: 1 })
		const emails = await store.db.selectFrom('delivery').selectAll().execute()
		expect(emails.map(({ payable_id }) => payable_id)).toEqual([unpaid.payable.id])
		expect(
			(await freeUnpaid(store, seen.slice(0, 1), { staffId: null, deliveriesOf: expiredEmail }, NOW))[0]?.outcome,
		).toBe('changed meanwhile')
		const expired = await findOrder(store, unpaid.payable.reference)
		if (!expired) throw new Error('the order is gone')
		const { reference, version, due } = expired.payable
		await markReceived(store, { reference, seenVersion: version, ...due, at: NOW, staffId: null }, () => [], NOW)
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 2, reserved: 1 })
	})

	test(`${engine}: unpaid orders from one connection are counted together`, async () => {
		const store = await freshStore(engine)
		const limits = { maxPerVisitor: 9, maxSharePercent: 100 }
		const ids: string[] = []
		for (const clientHash of ['hall', 'hall', 'alone', '', '', 'org.home.one', 'org.home.two', 'org.next.one']) {
			const buyer = { clientHash, limits, areCardsOpen: true }
			const placed = await placeOrder(store, aNewOrder({ provider: 'bank transfer' }), () => [], NOW, buyer)
			if (placed.kind === 'placed') ids.push(placed.order.payable.id)
		}
		expect([...(await countSameVisitor(store, ids))]).toEqual([
			[ids[0], 2],
			[ids[1], 2],
			[ids[5], 2],
			[ids[6], 2],
		])
	})
}
