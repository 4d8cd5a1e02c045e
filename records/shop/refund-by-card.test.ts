import { expect, test } from 'vitest'
import type { NewOrder } from '#domain/shop/order.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { viewsOf } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { balanceOf, givingWithStripe, URLS } from '#tests/stripe/giving-with-stripe.ts'
import { closeDispute, failRefund, openDispute } from '#tests/stripe/play/later.ts'
import { attemptSession } from '#tests/stripe/play/pay-session.ts'
import { listPayments } from '../payables/payables.ts'
import { retryRequests } from '../payments/stripe/requests/retry-requests.ts'
import { sumRefundsAtProvider } from './money/read-refund.ts'
import { receiveReturn } from './money/receive-return.ts'
import { linesOfRefund } from './money/refund-marks.ts'
import { type OrderRefund, refundOrder } from './money/refund-order.ts'
import { markPacked, markSent } from './orders/pack-and-send.ts'
import { placeOrder } from './orders/place-order.ts'
import { findOrder } from './orders/read-order.ts'

const none = () => []

/** Three mugs and delivery, £29.25, paid by card, of ten that were counted. */
async function aPaidOrder(engine: (typeof ENGINES)[number], changes: Partial<NewOrder> = {}) {
	const store = await freshStore(engine)
	const giving = await givingWithStripe(store)
	const { state } = giving.server
	await countMugs(store, 10)
	const placed = await placeOrder(
		store,
		aNewOrder({ lines: [aNewOrderLine({ quantity: 3 })], ...changes }),
		none,
		state.now(),
	)
	if (placed.kind !== 'placed') throw new Error('not placed')
	const { payable, lines } = placed.order
	await giving.provider.startPayment(placed.payment, payable, URLS)
	const [session] = [...state.sessions.values()].filter(({ metadata }) => metadata?.payment === placed.payment.id)
	attemptSession(state, session?.id ?? '', 'pay')
	await giving.deliver()

	const read = async () => {
		const order = await findOrder(store, payable.reference)
		if (!order) throw new Error('gone')
		const entries = await store.db
			.selectFrom('ledger_entry')
			.select('amount_minor')
			.where('payable_id', '=', payable.id)
			.execute()
		return { order, sum: entries.reduce((total, { amount_minor }) => total + amount_minor, 0) }
	}
	const seen = async () => ({ reference: payable.reference, seenVersion: (await read()).order.version })
	const refund = async (quantity: number, changes: Partial<OrderRefund> = {}) => {
		const asked = { lines: [{ lineId: lines[0]?.id ?? '', quantity }], extraMinor: 0, cancels: false, staffId: 'ben' }
		const { provider } = giving
		const how = { provider, deliveriesOf: none, now: state.now() }
		return refundOrder(store, { ...(await seen()), ...asked, at: state.now(), ...changes }, how)
	}
	const charge = async () => (await listPayments(store.db, payable.id))[0]?.chargeRef ?? ''
	const send = async () =>
		markSent(store, [{ ...(await seen()), trackingUrl: '' }], { staffId: 'ben', deliveriesOf: none }, state.now())
	/** The next hours, with the job that repeats what was not answered. */
	const later = async () => {
		state.advance(3 * HOUR_MS)
		expect(await retryRequests(giving.context)).toEqual([])
		await giving.deliver()
	}
	return {
		store,
		giving,
		state,
		read,
		seen,
		refund,
		charge,
		send,
		later,
		lineId: lines[0]?.id ?? '',
	}
}

for (const engine of ENGINES) {
	test(`${engine}: one line of an order by card, then the rest with delivery, go back through Stripe, each once`, async () => {
		const { store, giving, state, read, seen, refund, lineId } = await aPaidOrder(engine)
		const { seenVersion } = await seen()
		expect(await refund(1)).toEqual({ kind: 'requested', amount: 900 })
		const [refundRef = ''] = state.refunds.keys()
		expect(await linesOfRefund(store.db, refundRef)).toEqual([{ lineId, quantity: 1 }])
		await expect(refund(1, { seenVersion })).resolves.toEqual({ kind: 'changed meanwhile' })
		await giving.deliver()
		expect((await read()).order).toMatchObject({ payable: { state: 'partly refunded' }, cancelledAt: null })
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 2, reserved: 0 })

		expect(await refund(2, { extraMinor: 225, cancels: true })).toEqual({ kind: 'requested', amount: 2025 })
		await giving.deliver()
		const { order, sum } = await read()
		expect(order).toMatchObject({ payable: { state: 'refunded' }, lines: [{ refundedQuantity: 3 }] })
		expect([order.cancelledAt === null, sum]).toEqual([false, balanceOf(giving)])
		expect(await sumRefundsAtProvider(store.db, order.payable.id)).toBe(0)
		expect([...state.refunds.values()].map(({ amount }) => amount)).toEqual([900, 2025])
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 0, reserved: 0 })
	})

	test(`${engine}: a refund that Stripe refuses at once leaves the order as it was, and can be made once nothing is in its way`, async () => {
		const { store, giving, state, read, refund, charge } = await aPaidOrder(engine)
		const dispute = openDispute(state, await charge())
		expect(await refund(1)).toMatchObject({ kind: 'refused' })
		expect((await read()).order).toMatchObject({ lines: [{ refundedQuantity: 0 }], cancelAskedAt: null })
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 3, reserved: 0 })

		closeDispute(state, dispute.id, 'won')
		const disputed = state.charges.get(await charge())
		if (disputed) disputed.disputed = false
		expect(await refund(1)).toMatchObject({ kind: 'requested' })
		await giving.deliver()
		expect((await read()).sum).toBe(balanceOf(giving))
	})

	test(`${engine}: a refund that Stripe refuses later is taken back at its lines, and what was sold meanwhile makes the order out of stock`, async () => {
		const { store, giving, state, read, refund, charge, later } = await aPaidOrder(engine)
		giving.server.fail({ path: /refunds$/, method: 'POST', kind: 'cut before', times: 2 })
		expect(await refund(2)).toMatchObject({ kind: 'requested' })
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 1, reserved: 0 })
		const others = aNewOrder({ lines: [aNewOrderLine({ quantity: 8 })] })
		expect(await placeOrder(store, others, none, state.now())).toMatchObject({ kind: 'placed' })
		openDispute(state, await charge())
		await later()
		expect((await read()).order).toMatchObject({
			lines: [{ refundedQuantity: 0 }],
			isOutOfStock: true,
			cancelledAt: null,
		})
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 3, reserved: 8 })
		await later()
		expect((await read()).order.lines).toMatchObject([{ refundedQuantity: 0 }])
	})

	test(`${engine}: an order that was cancelled with a refund that fails later waits for a decision, and is not packed`, async () => {
		const { store, giving, state, read, refund } = await aPaidOrder(engine)
		expect(await refund(3, { extraMinor: 225, cancels: true })).toMatchObject({ kind: 'requested' })
		await giving.deliver()
		expect((await read()).order.cancelledAt).not.toBeNull()
		failRefund(state, [...state.refunds.keys()][0] ?? '')
		await giving.deliver()
		const { order, sum } = await read()
		expect(order).toMatchObject({ cancelledAt: null, lines: [{ refundedQuantity: 0 }], payable: { state: 'paid' } })
		expect([order.cancelAskedAt === null, sum]).toEqual([false, balanceOf(giving)])
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 3, reserved: 0 })
		expect(await refund(3, { extraMinor: 225, cancels: true })).toMatchObject({ kind: 'requested' })
		await giving.deliver()
		expect((await read()).order).toMatchObject({ payable: { state: 'refunded' }, lines: [{ refundedQuantity: 3 }] })
		expect((await read()).sum).toBe(balanceOf(giving))
	})

	test(`${engine}: while a bank decides nothing is packed; a lost dispute puts the goods on sale again`, async () => {
		const { store, giving, state, read, charge } = await aPaidOrder(engine, { donationMinor: 300 })
		const dispute = openDispute(state, await charge())
		await giving.deliver()
		const { order } = await read()
		const { reference } = order.payable
		expect(await viewsOf(store)).toEqual(['to decide'])
		expect(await markPacked(store, [{ reference, seenVersion: order.version }], null, state.now())).toMatchObject([
			{ outcome: expect.not.stringMatching('done') },
		])
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 3, reserved: 0 })
		closeDispute(state, dispute.id, 'lost')
		await giving.deliver()
		expect((await read()).order.payable.state).toBe('dispute lost')
		expect(await viewsOf(store)).toEqual(['ended'])
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 0, reserved: 0 })
		expect((await read()).sum).toBe(balanceOf(giving))
	})

	test(`${engine}: a dispute after the parcel was sent takes the money and not the goods; a return brings those back`, async () => {
		const { store, giving, state, read, seen, refund, charge, send, lineId } = await aPaidOrder(engine)
		await send()
		const dispute = openDispute(state, await charge())
		await giving.deliver()
		expect((await read()).order).toMatchObject({ payable: { state: 'disputed' }, cancelledAt: null })
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 3, reserved: 0 })
		expect(await refund(1)).toMatchObject({ kind: 'refused' })
		closeDispute(state, dispute.id, 'lost')
		await giving.deliver()
		const lines = [{ lineId, quantity: 2, isToStock: true }]
		expect(await receiveReturn(store, { ...(await seen()), lines }, 'ben', state.now())).toBe('done')
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 1, reserved: 0 })
		expect((await read()).sum).toBe(balanceOf(giving))
	})
}
