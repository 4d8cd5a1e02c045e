import { expect, test } from 'vitest'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { countMugs } from '#tests/builders/shop/stock.ts'
import { aPaidOrder, aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { cancelOrder } from '../money/cancel-order.ts'
import { receiveReturn } from '../money/receive-return.ts'
import { markSent } from '../orders/pack-and-send.ts'
import { findOrder } from '../orders/read-order.ts'
import { countAtDesk } from './count-at-desk.ts'
import { listStockChanges } from './stock-changes.ts'

for (const engine of ENGINES) {
	test(`${engine}: each change of the stock says when, why and by whom, the newest first`, async () => {
		const store = await freshStore(engine)
		const ben = { id: 'ben', email: 'ben@example.org', name: 'Ben Shaw', role: 'team', created_at: 1 } as const
		await store.db.insertInto('staff').values(ben).execute()
		await countMugs(store, 10)
		const lines = [aNewOrderLine({ quantity: 2 })]
		const sent = await aPaidOrder(store, { lines }, 1000)
		const ended = await aStoredOrder(store, {}, 2000)
		const seen = async (reference: string) => ({
			reference,
			seenVersion: (await findOrder(store, reference))?.version ?? 0,
		})
		const [back, over] = [sent.payable.reference, ended.payable.reference]
		await cancelOrder(store, await seen(over), 'ben', 3000)
		await markSent(
			store,
			[{ ...(await seen(back)), trackingUrl: '' }],
			{ staffId: 'ben', deliveriesOf: () => [] },
			4000,
		)
		const returned = [{ lineId: sent.lines[0]?.id ?? '', quantity: 1, isToStock: true }]
		await receiveReturn(store, { ...(await seen(back)), lines: returned }, 'ben', 5000)
		await countAtDesk(store, { merchId: 201, variant: 'one', counted: 8, staffId: 'ben' }, 6000)
		const changes = await listStockChanges(store, 10)
		expect(
			changes.map(({ at, reason, quantity, reference, staffName }) => [at, reason, quantity, reference, staffName]),
		).toEqual([
			[6000, 'counted', 8, '', 'Ben Shaw'],
			[5000, 'returned', 1, back, 'Ben Shaw'],
			[3000, 'order over', 1, over, null],
			[2000, 'ordered', -1, over, null],
			[1000, 'ordered', -2, back, null],
		])
		expect(await listStockChanges(store, 2)).toHaveLength(2)
	})
}
