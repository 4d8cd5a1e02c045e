import type Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import { asPayable, asPayment } from '#records/payables/payables.ts'
import { eventAnswer } from '#records/payments/stripe/answers.ts'
import { type ApplyContext, applyDueEvents } from '#records/payments/stripe/events/apply-events.ts'
import { storeEvent } from '#records/payments/stripe/events/stored-events.ts'
import { createStripeApi } from '#records/payments/stripe/stripe-api.ts'
import { createStripeProvider } from '#records/payments/stripe/stripe-provider.ts'
import { placeOrder } from '#records/shop/orders/place-order.ts'
import type { Store } from '#records/store/open-store.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { startStripe, TEST_SECRET_KEY } from './stripe-server.ts'

export const URLS = { successUrl: 'http://localhost:1/thanks', cancelUrl: 'http://localhost:1/pay' }

/** A store, the stand-in and our code between them, with the stand-in's clock. `idPrefix`: several of them share a store. */
export async function givingWithStripe(store: Store, idPrefix = '') {
	const server = await startStripe({ idPrefix })
	onTestFinished(() => server.stop())
	const now = () => server.state.now()
	const api = createStripeApi({ secretKey: TEST_SECRET_KEY, baseUrl: server.url })
	const receipts: string[] = []
	const context: ApplyContext = {
		store,
		api,
		now,
		deliveriesOf({ before, after }) {
			if (before.payment?.paidAt === null && after.payment?.paidAt !== null) receipts.push(after.payable.reference)
			return []
		},
	}
	const provider = createStripeProvider({ ...context, describe: () => 'Donation to Fairlead' })

	/** Stores an event as the webhook does. */
	const receive = (event: Stripe.Event) =>
		storeEvent(store, eventAnswer.parse(JSON.parse(JSON.stringify(event))), now())

	return {
		server,
		store,
		api,
		context,
		provider,
		receipts,
		receive,
		/** A donation of £20 as the form stores it. */
		async donate(changes: Parameters<typeof storedDonation>[1] = {}) {
			const stored = await storedDonation(store, { state: 'started', ...changes })
			const read = () => readPayable(store, stored.payableId)
			return { ...stored, read, start: async () => startIt(provider, await read()) }
		},
		/** An order of two mugs for £20.25 with delivery, as the checkout stores it. */
		async order() {
			const lines = [aNewOrderLine({ quantity: 2 })]
			const placed = await placeOrder(store, aNewOrder({ lines }), () => [], now())
			if (placed.kind !== 'placed') throw new Error('not placed')
			const { reference, id: payableId } = placed.order.payable
			const read = () => readPayable(store, payableId)
			const stored = { reference, payableId, paymentId: placed.payment.id }
			return { ...stored, read, start: async () => startIt(provider, await read()) }
		},
		/** Delivers what has happened since, in this order, and applies it. */
		async deliver(order = (events: Stripe.Event[]) => events) {
			for (const event of order(server.state.undelivered.splice(0))) await receive(event)
			return applyDueEvents(context)
		},
	}
}

export type GivingWithStripe = Awaited<ReturnType<typeof givingWithStripe>>

async function startIt(
	provider: ReturnType<typeof createStripeProvider>,
	{ payable, payment }: Awaited<ReturnType<typeof readPayable>>,
): Promise<string> {
	const started = await provider.startPayment(payment, payable, URLS)
	if (started.kind !== 'redirect') throw new Error(`not started: ${JSON.stringify(started)}`)
	return started.url
}

/** What is paid, with its payments; `payment` is the first one. */
async function readPayable({ db }: Store, id: string) {
	const payable = asPayable(await db.selectFrom('payable').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
	const rows = await db.selectFrom('payment').selectAll().where('payable_id', '=', id).orderBy('sequence').execute()
	const payments = rows.map(asPayment)
	const ledger = await db.selectFrom('ledger_entry').selectAll().where('payable_id', '=', id).orderBy('at').execute()
	const [payment] = payments
	if (!payment) throw new Error('nothing was to be paid')
	return {
		payable,
		payments,
		payment,
		entries: ledger.map(({ kind, amount_minor }) => `${kind} ${amount_minor}`).sort(),
		sum: ledger.reduce((total, { amount_minor }) => total + amount_minor, 0),
	}
}

/** What all movements at Stripe come to. */
export function balanceOf({ server }: GivingWithStripe): number {
	return [...server.state.balance.values()].reduce((total, { net }) => total + net, 0)
}
