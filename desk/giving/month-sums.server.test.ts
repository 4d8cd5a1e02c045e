import { expect, test } from 'vitest'
import { markReceived } from '#records/payables/mark-received.ts'
import { keepSurplus, refundSurplus } from '#records/shop/money/surplus.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { freshStore } from '#tests/records/stores.ts'
import { readMonthSums } from './month-sums.server.ts'

const NOVEMBER = Date.UTC(2026, 10, 23, 12)
const DECEMBER = Date.UTC(2026, 11, 2, 12)

/** An order with a donation of £2, £13.25 in all, for which £18.25 arrived in November. */
async function anOverpaidOrder() {
	const store = await freshStore('sqlite')
	const { payable } = await aStoredOrder(store, { donationMinor: 200 }, NOVEMBER)
	const { reference, version } = payable
	const arrived = { reference, seenVersion: version, amount: 1825, currency: 'GBP', at: NOVEMBER, staffId: null }
	await markReceived(store, arrived, () => [], NOVEMBER)
	const seenVersion = (await findOrder(store, reference))?.version ?? 0
	const sums = async (month: string, fund = '') =>
		(await readMonthSums({ month, fund }, { store, content: someContent(), timezone: 'Europe/London' })).month
	return { store, seen: { reference, seenVersion }, sums }
}

test('what was sent on top of an order and given back is no donation with orders, in the month in which it came', async () => {
	const { store, seen, sums } = await anOverpaidOrder()
	const given = { received: ['£2.00'], withOrders: ['£2.00'], surplusReturned: [] }
	expect(await sums('2026-11')).toMatchObject(given)
	await refundSurplus(store, { ...seen, at: DECEMBER }, () => [], { staffId: null, now: DECEMBER })
	const november = { received: ['£7.00'], withOrders: ['£2.00'], surplusReturned: ['£5.00'] }
	expect(await sums('2026-11')).toMatchObject({ ...november, back: { refunded: [] } })
	expect(await sums('2026-11', 'general')).toMatchObject(november)
	expect(await sums('2026-12')).toMatchObject({ withOrders: [], surplusReturned: [], back: { refunded: ['£5.00'] } })
})

test('what was sent on top of an order and kept is a donation with orders', async () => {
	const { store, seen, sums } = await anOverpaidOrder()
	await keepSurplus(store, seen, { staffId: null, now: NOVEMBER })
	expect(await sums('2026-11')).toMatchObject({ received: ['£7.00'], withOrders: ['£7.00'], surplusReturned: [] })
})
