import { expect, test } from 'vitest'
import { ORDERS_VIEWS } from '#domain/desk/orders/orders-query.ts'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { applyPaymentEvent } from '../payables/apply-payment-event.ts'
import { expireUnpaid } from '../payables/expire-unpaid.ts'
import type { Store } from '../store/open-store.ts'
import { askCancel, cancelOrder, dismissCancel } from './money/cancel-order.ts'
import { receiveReturn } from './money/receive-return.ts'
import { refundOrder } from './money/refund-order.ts'
import { countOrders, findOrders, listOrders } from './orders/list-orders.ts'
import { markPacked, markSent, markUnpacked } from './orders/pack-and-send.ts'
import { placeOrder } from './orders/place-order.ts'
import { findOrder } from './orders/read-order.ts'
import { listToExpire } from './orders/waiting-orders.ts'
import { listStock } from './stock/list-stock.ts'

const none = () => []
const email = () => [{ channel: 'email', payload: { subject: 'About your order' } }]

async function anOrder(store: Store, { isPaid = true, changes = {} } = {}) {
	const result = await placeOrder(store, aNewOrder({ provider: 'bank transfer', ...changes }), none, 100)
	if (result.kind !== 'placed') throw new Error('not placed')
	const { payable } = result.order
	const about = { provider: 'bank transfer', reference: payable.reference, at: 20, ref: payable.id } as const
	if (isPaid) await applyPaymentEvent(store, { ...about, kind: 'paid', ...payable.due }, none, 20)
	const read = async () => {
		const order = await findOrder(store, payable.reference)
		if (!order) throw new Error('gone')
		return { order, seen: { reference: payable.reference, seenVersion: order.version } }
	}
	return { reference: payable.reference, id: payable.id, read }
}

const countEmails = async ({ db }: Store) => (await db.selectFrom('delivery').select('id').execute()).length
const refunding = { provider: undefined, deliveriesOf: none, now: 300 }

for (const engine of ENGINES) {
	test(`${engine}: orders are packed and sent in bulk, each with one email; what cannot be is named`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const [one, two] = [await anOrder(store), await anOrder(store)]
		const unpaid = await anOrder(store, { isPaid: false })
		const all = [await one.read(), await two.read(), await unpaid.read()].map(({ seen }) => seen)

		expect(await markPacked(store, [...all, { reference: 'ORD-NONE', seenVersion: 0 }], 'ben', 200)).toMatchObject([
			{ outcome: 'done' },
			{ outcome: 'done' },
			{ outcome: 'not now' },
			{ outcome: 'unknown' },
		])
		expect(await markPacked(store, all, 'ann', 210)).toMatchObject([{ outcome: 'changed meanwhile' }, {}, {}])
		expect(await markUnpacked(store, [(await two.read()).seen], 'ben', 220)).toMatchObject([{ outcome: 'done' }])
		const sent = [await one.read(), await two.read()].map(({ seen }) => ({
			...seen,
			trackingUrl: 'https://t.example/1',
		}))
		const sending = { staffId: 'ben', deliveriesOf: email }
		await markSent(store, sent, sending, 300)
		expect(await markSent(store, sent, sending, 310)).toMatchObject([{ outcome: 'changed meanwhile' }, {}])

		expect((await one.read()).order).toMatchObject({ packedAt: 200, sentAt: 300, trackingUrl: 'https://t.example/1' })
		expect((await two.read()).order).toMatchObject({ packedAt: 300, sentAt: 300 })
		expect(await countEmails(store)).toBe(2)
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 2, reserved: 1 })
	})

	test(`${engine}: a buyer cancels once: what is unpaid is over, what is paid is for staff`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const unpaid = await anOrder(store, { isPaid: false })
		const paid = await anOrder(store)
		const card = await anOrder(store, { isPaid: false, changes: { provider: 'stripe' } })

		expect(await askCancel(store, unpaid.reference, email, 200)).toMatchObject({ kind: 'cancelled' })
		expect(await askCancel(store, unpaid.reference, email, 201)).toEqual({ kind: 'already' })
		expect(await askCancel(store, paid.reference, email, 202)).toMatchObject({ kind: 'asked' })
		expect(await askCancel(store, paid.reference, email, 203)).toEqual({ kind: 'already' })
		expect(await askCancel(store, card.reference, email, 204)).toEqual({ kind: 'open' })
		expect(await countEmails(store)).toBe(2)
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 1, reserved: 1 })

		expect(await dismissCancel(store, (await paid.read()).seen, 'ben', 300)).toBe('done')
		expect((await paid.read()).order.cancelAskedAt).toBeNull()
		const { seen } = await paid.read()
		expect(await cancelOrder(store, seen, 'ben', 310)).toBe('done')
		expect(await cancelOrder(store, seen, 'ben', 320)).toBe('changed meanwhile')
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 0, reserved: 1 })
	})

	test(`${engine}: a line that is refunded before it is packed is sold to others; the last one cancels the order`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const { read } = await anOrder(store, { changes: { lines: [aNewOrderLine({ quantity: 3 })] } })
		const { order, seen } = await read()
		const lineId = order.lines[0]?.id ?? ''
		const refund = { ...seen, extraMinor: 0, cancels: false, staffId: 'ben', at: 250 }
		const one = { ...refund, lines: [{ lineId, quantity: 1 }] }

		expect(await refundOrder(store, one, refunding)).toEqual({ kind: 'recorded', amount: 900 })
		expect(await refundOrder(store, one, refunding)).toEqual({ kind: 'changed meanwhile' })
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 2, reserved: 0 })
		const now = (await read()).seen
		expect(await refundOrder(store, { ...refund, ...now, lines: [{ lineId, quantity: 3 }] }, refunding)).toEqual({
			kind: 'more than ordered',
		})
		expect(await refundOrder(store, { ...refund, ...now, lines: [], extraMinor: 2026 }, refunding)).toEqual({
			kind: 'more than received',
		})
		const rest = { ...refund, ...now, lines: [{ lineId, quantity: 2 }], extraMinor: 225 }
		expect(await refundOrder(store, rest, refunding)).toEqual({ kind: 'recorded', amount: 2025 })
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 0, reserved: 0 })
		expect((await read()).order).toMatchObject({ cancelledAt: 300, payable: { state: 'refunded' } })
	})

	test(`${engine}: what was packed and not sent is back in stock when it is refunded or cancelled, as the desk says`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const [cancelled, refunded] = [await anOrder(store), await anOrder(store)]
		const both = await anOrder(store, { changes: { lines: [aNewOrderLine({ quantity: 2 })] } })
		for (const one of [cancelled, refunded, both]) await markPacked(store, [(await one.read()).seen], 'ben', 210)
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 4, reserved: 0 })
		expect(await cancelOrder(store, (await cancelled.read()).seen, 'ben', 300)).toBe('done')
		expect(await stockOfMugs(store)).toMatchObject({ sold: 3 })
		const refundOf = async ({ read }: typeof both) => {
			const { order, seen } = await read()
			const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }]
			return { ...seen, lines, extraMinor: 0, cancels: false, staffId: 'ben', at: 250 }
		}
		await refundOrder(store, await refundOf(refunded), refunding)
		await refundOrder(store, await refundOf(both), refunding)
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 1, reserved: 0 })
		expect((await refunded.read()).order).toMatchObject({ cancelledAt: 300, packedAt: null })
		expect((await both.read()).order).toMatchObject({ cancelledAt: null, packedAt: 210 })
	})

	test(`${engine}: what was sent comes back into stock, or not, and no more than was sent`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const { read } = await anOrder(store, { changes: { lines: [aNewOrderLine({ quantity: 3 })] } })
		const lineId = (await read()).order.lines[0]?.id ?? ''
		const line = (quantity: number, isToStock = true) => [{ lineId, quantity, isToStock }]
		const receive = async (lines: ReturnType<typeof line>) =>
			receiveReturn(store, { ...(await read()).seen, lines }, 'ben', 400)

		expect(await receive(line(1))).toBe('not sent')
		await markSent(store, [{ ...(await read()).seen, trackingUrl: '' }], { staffId: 'ben', deliveriesOf: none }, 300)
		expect(await receive(line(2))).toBe('done')
		expect(await receive(line(2))).toBe('more than sent')
		expect(await receive(line(1, false))).toBe('done')
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 1, reserved: 0 })
		expect((await read()).order).toMatchObject({ returnedAt: 400, lines: [{ returnedQuantity: 3 }] })
	})

	test(`${engine}: a transfer that does not come frees its goods, and money that comes later takes them again`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 1)
		const late = await anOrder(store, { isPaid: false })
		expect(await listToExpire(store, 100)).toEqual([])
		for (const unpaid of await listToExpire(store, 101)) await expireUnpaid(store, unpaid, 200, email)
		expect(await listToExpire(store, 101)).toEqual([])
		expect(await stockOfMugs(store)).toEqual({ counted: 1, sold: 0, reserved: 0 })
		expect(await countEmails(store)).toBe(1)

		const { payable } = (await late.read()).order
		const about = { provider: 'bank transfer', reference: payable.reference, at: 220, ref: 'bank 1' } as const
		await applyPaymentEvent(store, { ...about, kind: 'paid', ...payable.due }, none, 220)
		expect(await stockOfMugs(store)).toEqual({ counted: 1, sold: 1, reserved: 0 })
		expect(await countOrders(store)).toMatchObject({ 'to pack': 1, ended: 0 })
	})

	test(`${engine}: the desk lists orders by what is to do, searches them and counts the stock`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const [first, second] = [await anOrder(store), await anOrder(store, { changes: { lastName: 'Marsh' } })]
		const unpaid = await anOrder(store, { isPaid: false })
		await markPacked(store, [(await first.read()).seen], null, 200)
		const list = async (filter: Partial<Parameters<typeof listOrders>[1]>) => {
			const { orders, total } = await listOrders(store, {
				view: 'all',
				views: ORDERS_VIEWS,
				search: '',
				page: 1,
				...filter,
			})
			return [orders.map(({ payable }) => payable.reference), total]
		}

		expect(await list({ view: 'packed' })).toEqual([[first.reference], 1])
		expect(await list({ view: 'to pack' })).toEqual([[second.reference], 1])
		expect(await list({ view: 'unpaid' })).toEqual([[unpaid.reference], 1])
		expect(await list({ search: 'marsh' })).toEqual([[second.reference], 1])
		expect((await list({ search: 'TH1 2AB' }))[1]).toBe(3)
		expect(await list({ page: 2 })).toEqual([[], 3])
		expect(await list({ view: 'all', views: ['packed', 'to decide'] })).toEqual([[first.reference], 1])
		expect(await countOrders(store)).toMatchObject({ packed: 1, 'to pack': 1, unpaid: 1, sent: 0 })
		const printed = await findOrders(store, [second.reference, 'ORD-NONE', first.reference])
		expect(printed.map(({ payable }) => payable.reference)).toEqual([second.reference, first.reference])
		expect(await listStock(store)).toMatchObject([
			{ title: 'Good ears mug, White', counted: 10, sold: 2, reserved: 1, available: 7 },
		])
	})
}
