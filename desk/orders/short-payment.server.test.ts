import { expect, test } from 'vitest'
import { uk } from '#domain/region/uk.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { lastPaymentsOf } from '#records/payables/payables.ts'
import { askCancel } from '#records/shop/money/cancel-order.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { someShop } from '#tests/builders/content/shop-facts.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { freshStore } from '#tests/records/stores.ts'
import { orderRow } from './order-row.server.ts'
import { shortNoticeOf } from './short-payment.server.ts'

const ORDERED = Date.UTC(2026, 10, 4, 12)
const ARRIVED = Date.UTC(2026, 10, 6, 12)
const DESK = {
	content: someShop().content,
	timezone: 'Europe/London',
	today: '2026-11-30',
	giving: { words: { charity: { name: 'Fairlead' } } },
}
const LISTED = {
	...DESK,
	balance: { arrived: 500, returned: 0, movedAt: ARRIVED, endedAt: null },
	surplus: 0,
	overRefunded: 0,
	dispute: undefined,
	isOnStatement: false,
	posting: { dispatch: new Map(), region: uk },
	now: Date.UTC(2026, 10, 30, 12),
}

/** An order of £11.25 for which £5 came on 6 November. */
async function shortOrder() {
	const store = await freshStore('sqlite')
	const { payable } = await aStoredOrder(store, {}, ORDERED)
	const { reference, version } = payable
	const arrived = { reference, seenVersion: version, amount: 500, currency: 'GBP', at: ARRIVED, staffId: null }
	await markReceived(store, arrived, () => [], ARRIVED)
	const shown = async (seesMoney: boolean) => {
		const order = await findOrder(store, reference)
		if (!order) throw new Error('the order is gone')
		const attempt = (await lastPaymentsOf(store.db, [payable.id])).get(payable.id)
		const { marks } = orderRow(order, { ...LISTED, attempt, seesMoney, view: 'to decide' })
		return { marks, notice: shortNoticeOf(order, attempt ? [attempt] : [], { ...DESK, seesMoney }) }
	}
	return { store, reference, shown }
}

test('an order of which a part came says what is missing and since when, and what to do', async () => {
	const { reference, shown } = await shortOrder()
	const { marks, notice } = await shown(true)
	expect(marks).toEqual(['£6.25 is missing, since 6 November 2026: ask for the rest, or send back what came'])
	expect(notice).toMatchObject({
		arrived: '£5',
		missing: '£6.25',
		since: '6 November 2026',
		ago: '24 days ago',
		hasGoods: true,
	})
	const email = decodeURIComponent(notice?.askUrl ?? '')
	expect(email).toContain(`£6.25 is still missing. Please send it with the reference ${reference}`)
	expect(email).toContain('your £5 should go back to')
})

test('the team reads that money is missing, without a sum', async () => {
	const { shown } = await shortOrder()
	const { marks, notice } = await shown(false)
	expect(marks).toEqual(['Part of the money is missing: a treasurer decides'])
	expect(JSON.stringify(notice)).not.toMatch(/£|mailto/)
})

test('the rest is not asked for once the buyer has cancelled', async () => {
	const { store, reference, shown } = await shortOrder()
	await askCancel(store, reference, () => [], ARRIVED)
	const { marks, notice } = await shown(true)
	expect(marks.join()).not.toContain('missing')
	expect(notice).toBe(null)
})
