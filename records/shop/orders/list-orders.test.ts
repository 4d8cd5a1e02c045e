import { expect, test } from 'vitest'
import { ORDERS_VIEWS } from '#domain/desk/orders/orders-query.ts'
import { DAY_MS } from '#lib/dates.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aPaidOrder, aStoredOrder, DUE } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { balancesOf } from '../../payables/ledger/payment-balances.ts'
import { markReceived } from '../../payables/mark-received.ts'
import { importStatement } from '../../payables/transfers/import-statement.ts'
import { cancelOrder } from '../money/cancel-order.ts'
import { freeUnpaid } from './free-unpaid.ts'
import { countOrders, listOrders } from './list-orders.ts'
import { readOrdersDue } from './orders-due.ts'
import { markPacked } from './pack-and-send.ts'

const NOW = Date.UTC(2026, 10, 29, 12)

for (const engine of ENGINES) {
	test(`${engine}: an order waits to be packed since the last of its money came, not since it was placed`, async () => {
		const store = await freshStore(engine)
		const { payable } = await aStoredOrder(store, {}, NOW - 21 * DAY_MS)
		const { payable: other } = await aPaidOrder(store, {}, NOW - 3 * DAY_MS)
		const { reference } = payable
		const arrives = async (amount: number, seenVersion: number, at: number) =>
			markReceived(store, { reference, seenVersion, amount, currency: 'GBP', at, staffId: null }, () => [], at)
		await arrives(500, payable.version, NOW - 20 * DAY_MS)
		const { version } = await store.db
			.selectFrom('payable')
			.select('version')
			.where('id', '=', payable.id)
			.executeTakeFirstOrThrow()
		await arrives(625, version, NOW - DAY_MS)
		// What is above the whole does not make it younger.
		const above = { reference, seenVersion: version + 1, amount: 300, currency: 'GBP', at: NOW, staffId: null }
		expect((await markReceived(store, { ...above, isAnother: true }, () => [], NOW)).kind).toBe('done')

		const { orders } = await listOrders(store, { view: 'to pack', views: ORDERS_VIEWS, search: '', page: 1 })
		expect(orders.map((order) => order.payable.reference)).toEqual([other.reference, reference])
		expect((await balancesOf(store.db, [payable])).get(payable.id)).toMatchObject({ movedAt: NOW - DAY_MS })
		expect(await readOrdersDue(store.db, { ...DUE, now: NOW })).toMatchObject({ toPack: 2, late: 0 })
		const later = await readOrdersDue(store.db, { ...DUE, now: NOW + 3 * DAY_MS })
		expect(later).toMatchObject({ toPack: 2, late: 1 })
	})

	test(`${engine}: an order is late once it should be in the post, packed or not, and what is engraved later than the rest`, async () => {
		const store = await freshStore(engine)
		const tag = aNewOrderLine({ slug: 'tag', personalisation: 'DOT' })
		const monday = Date.UTC(2026, 10, 2, 12)
		await aPaidOrder(store, { lines: [tag] }, monday)
		const mug = await aPaidOrder(store, {}, monday)
		const dueOn = (day: number) => readOrdersDue(store.db, { ...DUE, now: Date.UTC(2026, 10, day, 8) })
		expect(await dueOn(5)).toMatchObject({ toPack: 2, late: 0 })
		expect(await dueOn(6)).toMatchObject({ toPack: 2, late: 1 })
		const seen = { reference: mug.payable.reference, seenVersion: mug.version }
		await markPacked(store, [seen], null, monday)
		expect(await dueOn(6)).toMatchObject({ toPack: 1, late: 0, packed: 1, latePacked: 1 })
		expect(await dueOn(17)).toMatchObject({ toPack: 1, late: 1, packed: 1, latePacked: 1 })
	})

	test(`${engine}: an order that ended without money is to be decided once the bank statement has it`, async () => {
		const store = await freshStore(engine)
		const expired = await aStoredOrder(store, {}, NOW - DAY_MS)
		const cancelled = await aStoredOrder(store, {}, NOW - DAY_MS)
		const waiting = await aStoredOrder(store, {}, NOW - DAY_MS)
		const seen = ({ payable, version }: typeof expired) => ({ reference: payable.reference, seenVersion: version })
		const freed = await freeUnpaid(store, [seen(expired)], { staffId: null, deliveriesOf: () => [] }, NOW)
		expect(freed).toMatchObject([{ outcome: 'done' }])
		expect(await cancelOrder(store, seen(cancelled), null, NOW)).toBe('done')
		expect(await countOrders(store)).toMatchObject({ 'to decide': 0, ended: 2, unpaid: 1 })
		const texts = [expired, cancelled, waiting].map(({ payable }) => `PAYMENT ${payable.reference}`)
		const lines = [...texts, `${expired.payable.reference} AND ${waiting.payable.reference}`].map((text) =>
			aStatementLine(text, { amount: 1125, day: '2026-11-28' }),
		)
		await importStatement(store, { lines, currency: 'GBP', staffId: null }, NOW)
		expect(await countOrders(store)).toMatchObject({ 'to decide': 2, ended: 2, unpaid: 1, all: 3 })
		expect(await readOrdersDue(store.db, { ...DUE, now: NOW })).toMatchObject({ toDecide: 2 })
		const { orders } = await listOrders(store, { view: 'to decide', views: ORDERS_VIEWS, search: '', page: 1 })
		expect(orders.map(({ payable }) => payable.id).sort()).toEqual([expired.payable.id, cancelled.payable.id].sort())
		await store.db.updateTable('bank_statement_line').set({ outcome: 'not ours' }).execute()
		expect(await countOrders(store)).toMatchObject({ 'to decide': 0, ended: 2 })
	})
}
