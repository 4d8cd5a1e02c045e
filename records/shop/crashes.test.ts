import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { killedAt, wasKilled } from '#tests/records/killed-process.ts'
import { freshStore, TAKES_EVERY_STEP, WALK_ENGINES } from '#tests/records/stores.ts'
import { balanceOf, type GivingWithStripe, givingWithStripe, URLS } from '#tests/stripe/giving-with-stripe.ts'
import { attemptSession } from '#tests/stripe/play/pay-session.ts'
import { listPayments } from '../payables/payables.ts'
import { eventAnswer } from '../payments/stripe/answers.ts'
import { type ApplyContext, applyDueEvents } from '../payments/stripe/events/apply-events.ts'
import { storeEvent } from '../payments/stripe/events/stored-events.ts'
import { retryRequests } from '../payments/stripe/requests/retry-requests.ts'
import { createStripeProvider } from '../payments/stripe/stripe-provider.ts'
import { refundOrder } from './money/refund-order.ts'
import { endUnfinished } from './orders/end-unfinished.ts'
import { markSent } from './orders/pack-and-send.ts'
import { placeOrder } from './orders/place-order.ts'
import { findOrder } from './orders/read-order.ts'

/** `npm test` takes one of five. */
const STRIDE = TAKES_EVERY_STEP ? 1 : 5

function processKilledAt(step: number, { store, context }: GivingWithStripe) {
	const killed = killedAt(step, store)
	const api = Object.fromEntries(
		Object.entries(context.api).map(([name, call]) => [
			name,
			(...args: never[]) => killed.between(() => (call as (...all: never[]) => Promise<unknown>)(...args)),
		]),
	) as ApplyContext['api']
	return { ...context, api, store: killed.store }
}

/** An order of two from the form to the post, of which one is refunded before it is packed. Each part is repeated until it is done. */
async function playThrough(context: ApplyContext, { server: { state } }: GivingWithStripe, key: string) {
	const { store, deliveriesOf } = context
	const now = context.now()
	const provider = createStripeProvider({ ...context, describe: () => 'Order' })
	const given = aNewOrder({ idempotencyKey: key, lines: [aNewOrderLine({ quantity: 2 })], donationMinor: 500 })
	const placed = await placeOrder(store, given, () => [{ channel: 'email', payload: {} }], now)
	if (placed.kind !== 'placed') throw new Error('not placed')
	const { payable } = placed.order
	if (payable.state === 'started') await provider.startPayment(placed.payment, payable, URLS)
	const session = [...state.sessions.values()].find(({ metadata }) => metadata?.payment === placed.payment.id)
	if (session?.status === 'open') attemptSession(state, session.id, 'pay')
	for (const event of [...state.undelivered]) {
		await storeEvent(store, eventAnswer.parse(JSON.parse(JSON.stringify(event))), now)
		state.undelivered = state.undelivered.filter((one) => one !== event)
	}
	await applyDueEvents(context)
	await retryRequests(context)
	const order = await findOrder(store, payable.reference)
	const line = order?.lines[0]
	if (!order || !line || order.payable.state === 'started') return
	const seen = { reference: payable.reference, seenVersion: order.version }
	if (line.refundedQuantity === 0) {
		const refund = { ...seen, lines: [{ lineId: line.id, quantity: 1 }], extraMinor: 0, cancels: false }
		await refundOrder(store, { ...refund, staffId: null, at: now }, { provider, deliveriesOf, now })
	}
	const version = (await findOrder(store, payable.reference))?.version ?? 0
	if (order.sentAt === null) {
		await markSent(
			store,
			[{ ...seen, seenVersion: version, trackingUrl: '' }],
			{ staffId: null, deliveriesOf: () => [] },
			now,
		)
	}
}

for (const engine of WALK_ENGINES) {
	test(`${engine}: a process killed between any two steps of an order leaves stock and books that become right`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 1000)
		let kills = 0
		for (let step = 1, sold = 0; ; step += STRIDE) {
			const giving = await givingWithStripe(store, `order_${engine}_${step}`)
			const key = `order ${engine} ${step}`
			const isKilled = await wasKilled(playThrough(processKilledAt(step, giving), giving, key))
			// Later processes; soon enough that the buyer's page is still open.
			for (let round = 0; round < 3; round++) {
				giving.server.state.advance(10 * 60_000)
				await playThrough(giving.context, giving, key)
			}
			const told = `killed at step ${step}`
			const { id } = await store.db
				.selectFrom('payable')
				.select('id')
				.where('idempotency_key', '=', key)
				.executeTakeFirstOrThrow()
			const entries = await store.db
				.selectFrom('ledger_entry')
				.select('amount_minor')
				.where('payable_id', '=', id)
				.execute()
			const emails = await store.db.selectFrom('delivery').select('id').where('payable_id', '=', id).execute()
			sold += 1
			expect(
				(await listPayments(store.db, id)).map(({ state }) => state),
				told,
			).toEqual(['partly refunded'])
			expect(
				entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
				told,
			).toBe(balanceOf(giving))
			expect([giving.server.state.refunds.size, emails.length], told).toEqual([1, 1])
			expect(await stockOfMugs(store), told).toEqual({ counted: 1000, sold, reserved: 0 })
			if (!isKilled) break
			kills += 1
		}
		expect(kills * STRIDE).toBeGreaterThan(20)
	}, 600_000)

	test(`${engine}: goods whose buyer left before or at the page of Stripe are freed`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const giving = await givingWithStripe(store, `left_${engine}`)
		const { provider, context, server } = giving
		const place = async () => {
			const placed = await placeOrder(store, aNewOrder(), () => [], context.now())
			if (placed.kind !== 'placed') throw new Error('not placed')
			return placed
		}
		await place()
		const left = await place()
		await provider.startPayment(left.payment, left.order.payable, URLS)
		const session = [...server.state.sessions.values()][0]
		expect((session?.expires_at ?? 0) * 1000 - context.now()).toBeGreaterThan(34 * 60_000)
		expect(session?.amount_total).toBe(1125)
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 0, reserved: 2 })

		server.state.advance(HOUR_MS)
		expect(await endUnfinished({ store, provider, deliveriesOf: () => [], now: context.now() })).toEqual([])

		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 0, reserved: 0 })
	})
}
