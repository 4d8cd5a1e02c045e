import { payableAttempt } from '#records/payables/add-attempt.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import type { NewPaymentEvent } from '#records/payments/payment-events.ts'
import { placeOrder } from '#records/shop/orders/place-order.ts'
import type { Store } from '#records/store/open-store.ts'
import { StoreUnavailableError } from '#records/store/store-error.ts'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'

const none = () => []

/** https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function createRandom(seed: number) {
	let state = seed * 7919 + 17
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
		return state / 4_294_967_296
	}
}

type Told = 'paid' | 'failed' | 'expired'

/** Buys until it is paid or there is nothing left; a payment may fail, be abandoned, or be paid after its session expired. */
export async function buyMug(stores: readonly Store[], random: () => number): Promise<'paid' | 'gone' | 'left'> {
	const anyStore = () => stores[Math.floor(random() * stores.length)] ?? stores[0]
	const store = anyStore()
	if (!store) throw new Error('no store')
	const order = aNewOrder({ lines: [aNewOrderLine()] })
	const placed = await untilAnswered(() => placeOrder(store, order, none, Date.now()))
	if (placed.kind !== 'placed') return 'gone'
	const { payable } = placed.order
	const tell = (payment: { id: string }, kind: Told) => {
		const about = { provider: 'stripe', reference: payable.reference, paymentId: payment.id, at: Date.now() } as const
		const effect = { ...payable.due, ref: `${kind} ${payment.id}`, isLate: false }
		const event = { ...about, kind, ...(kind === 'expired' ? {} : effect) } as NewPaymentEvent
		const told = anyStore() ?? store
		return untilAnswered(() => applyPaymentEvent(told, event, none, Date.now()))
	}
	for (let attempt = 0; attempt < 3; attempt++) {
		const asked = anyStore() ?? store
		const payment = await untilAnswered(() => payableAttempt(asked, payable.id, Date.now()))
		if (!payment) return 'gone'
		const chance = random()
		if (chance < 0.2) return 'left'
		if (chance < 0.6) {
			await tell(payment, random() < 0.5 ? 'failed' : 'expired')
			continue
		}
		// Told twice at the same moment, by the webhook and by the page.
		await Promise.all([tell(payment, 'paid'), tell(payment, 'paid')])
		return 'paid'
	}
	return 'gone'
}

/** Tries again, like visitors and providers: on a busy machine a database may take longer than the store waits. */
async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await work()
		} catch (error) {
			if (!(error instanceof StoreUnavailableError)) throw error
		}
	}
}
