import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { expireUnpaid } from '#records/payables/expire-unpaid.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { askCancel } from '#records/shop/money/cancel-order.ts'
import { refundOrder } from '#records/shop/money/refund-order.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import type { Store } from '#records/store/open-store.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aPaidOrder, aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { freshStore } from '#tests/records/stores.ts'
import { goOn } from './order-actions.server.ts'
import { readOrderHistory } from './order-history.server.ts'

const NOW = Date.UTC(2026, 10, 10, 10)
const none = () => []

async function orderNow(store: Store, reference: string) {
	const order = await findOrder(store, reference)
	if (!order) throw new Error('the order is gone')
	return { order, seen: { reference, seenVersion: order.version } }
}

async function sentencesOf(store: Store, reference: string) {
	const { order } = await orderNow(store, reference)
	const desk = { store, content: someContent(), timezone: 'Europe/London' }
	const booked = { payments: [], entries: [], bankLines: [], seesMoney: true }
	return (await readOrderHistory(desk, order, booked)).map(({ sentence, when }) => `${sentence}, ${when}`)
}

test('that the buyer cancelled stays in the history, whether staff go on with the rest or keep all of the order', async () => {
	const store = await freshStore('sqlite')
	const lines = [aNewOrderLine(), aNewOrderLine({ personalisation: 'Bella', returnable: false })]
	const { payable } = await aPaidOrder(store, { lines }, NOW)
	const { reference } = payable
	const act = async (hours: number, what: 'cancel' | 'refund' | 'go on') => {
		const now = NOW + hours * HOUR_MS
		const { order, seen } = await orderNow(store, reference)
		const first = { lineId: order.lines[0]?.id ?? '', quantity: 1 }
		if (what === 'cancel') await askCancel(store, reference, none, now)
		else if (what === 'go on')
			await goOn({ desk: { store, now }, member: { id: 'ben' }, order, seenVersion: order.version })
		else {
			const refund = { ...seen, lines: [first], extraMinor: 0, cancels: false, staffId: null, at: now }
			await refundOrder(store, refund, { provider: undefined, deliveriesOf: none, now })
		}
	}
	await act(1, 'cancel')
	await act(2, 'go on')
	await act(3, 'cancel')
	await act(4, 'refund')
	await act(5, 'go on')
	expect((await sentencesOf(store, reference)).slice(0, 5)).toEqual([
		'The operator went on with the rest of the order, 10 Nov 2026, 15:00',
		'The operator entered a refund, 10 Nov 2026, 14:00',
		'They cancelled, 10 Nov 2026, 13:00',
		'The operator kept the order after the buyer had cancelled it, 10 Nov 2026, 12:00',
		'They cancelled, 10 Nov 2026, 11:00',
	])
})

test('that an order has expired stays in the history when its money comes after all', async () => {
	const store = await freshStore('sqlite')
	const { payable } = await aStoredOrder(store, {}, NOW)
	const { reference, due } = payable
	await expireUnpaid(store, payable, NOW + HOUR_MS)
	const { version } = (await orderNow(store, reference)).order.payable
	const at = NOW + 2 * HOUR_MS
	await markReceived(store, { reference, seenVersion: version, ...due, at, staffId: null }, none, at)
	expect((await orderNow(store, reference)).order.payable.state).toBe('paid')
	expect(await sentencesOf(store, reference)).toEqual([
		'The operator marked the money as received, 10 Nov 2026, 12:00',
		'Expired: the money had not been seen, 10 Nov 2026, 11:00',
		'They ordered, 10 Nov 2026, 10:00',
	])
})
