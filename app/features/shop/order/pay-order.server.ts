import { datedAs } from '#domain/applications/signed-link.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import type { NewOrder, Order } from '#domain/shop/order.ts'
import { emailsOfPlacing } from '#domain/shop/order-emails.ts'
import { orderPath } from '#domain/shop/order-links.ts'
import { orderState } from '#domain/shop/order-state.ts'
import { type UnpaidLimits, unpaidRefusalInWords } from '#domain/shop/unpaid-limits.ts'
import { limitsFor } from '#records/email/address-limit.ts'
import { payableAttempt } from '#records/payables/add-attempt.ts'
import { syncPayment } from '#records/payments/sync-payment.ts'
import { placeOrder } from '#records/shop/orders/place-order.ts'
import { type OrderRequest, orderView } from './order.server.ts'
import { type OrderInBooks, readOrder } from './order-in-books.server.ts'
import { ORDER_AGAIN } from './order-words.ts'

/** `url`: a page of this site, or the provider's; `problem`: why not, in a sentence. */
type PaidOrder = { kind: 'redirect'; url: string } | { kind: 'problem'; problem: string; status: 409 | 429 | 503 }

type PayRequest = OrderRequest & {
	clientHash: string
	limit: NewAddressLimit
	unpaidLimits: UnpaidLimits
	onError(error: unknown): void
}

const SOLD_OUT =
	'We’re sorry: meanwhile something of this order has sold out, so we can’t take your money for it. Please put what is left in your basket again.'
const UNAVAILABLE =
	'We can’t reach Stripe just now, so we can’t take cards for a moment. Please try again in a few minutes. No money was taken.'
/** Attempts of one order: each keeps its goods aside for the time of a payment page. */
const MAX_ATTEMPTS = 5
const TRIED_OFTEN =
	'This order has been started by card several times now, and its goods have to be free for others. No money was taken. Please order it again from the shop'
/** For a page that was opened before it was over. */
const OVER: PaidOrder = { kind: 'problem', problem: `This order can’t be paid any more. ${ORDER_AGAIN}`, status: 409 }
const TOO_MANY = 'That was tried very often within an hour, so card payments rest for a while. No money was taken.'

/**
 * Opens the provider's page again: that of the last attempt while it is open, else that of another one, for which the goods are reserved
 * again. The last one is expired and confirmed first; if it is found complete, it is a payment.
 */
export async function payOrderByCard(found: OrderInBooks, request: PayRequest): Promise<PaidOrder> {
	const { order, payments: attempts } = found
	const { store, payments, clientHash, now, words, key, formSecret } = request
	const { payable } = order
	const path = orderPath(payable.id, datedAs(key, formSecret))
	const last = attempts.at(-1)
	const { canPayByCard, payAgainRefusal } = orderView(found, request)
	if (payAgainRefusal) return OVER
	if (!payments || !last || !canPayByCard) return { kind: 'redirect', url: path }
	if (last.state !== 'started' && attempts.length >= MAX_ATTEMPTS) {
		const phone = words.charity.phone ? `, or ring us on ${words.charity.phone}` : ''
		return { kind: 'problem', problem: `${TRIED_OFTEN}${phone}.`, status: 429 }
	}
	const verdict = await payments.takeStart({ clientHash, email: payable.email })
	if (verdict !== 'allowed') return { kind: 'problem', problem: TOO_MANY, status: 429 }
	try {
		// Afterwards only an attempt that is "started" has an open session.
		if (last.state !== 'started') await payments.provider.expireSession(last)
		await syncPayment(store, last, { ...payments, now })
		const attempt = await payableAttempt(store, payable.id, now)
		if (!attempt) {
			const settled = await readOrder(store, payable.id)
			// Otherwise it was paid meanwhile, or has ended.
			const canPay =
				settled && ['unpaid', 'declined', 'payment expired'].includes(orderState(settled.order, settled.payments))
			return canPay ? { kind: 'problem', problem: SOLD_OUT, status: 409 } : { kind: 'redirect', url: path }
		}
		const back = words.charity.url + path
		const started = await payments.provider.startPayment(attempt, payable, { successUrl: back, cancelUrl: back })
		if (started.kind === 'redirect') return started
	} catch (error) {
		request.onError(error)
	}
	return { kind: 'problem', problem: UNAVAILABLE, status: 503 }
}

/**
 * The same goods by bank transfer: an order of its own with its own reference, once however often it is asked for. The card's session is
 * expired first, which frees the goods.
 */
export async function payOrderByTransfer(found: OrderInBooks, request: PayRequest): Promise<PaidOrder> {
	const { store, payments, words, limit, now, key, formSecret, onError, clientHash, unpaidLimits } = request
	const { order, payments: attempts } = found
	const here = { kind: 'redirect', url: orderPath(order.payable.id, datedAs(key, formSecret)) } as const
	const last = attempts.at(-1)
	const { canTransfer, payAgainRefusal } = orderView(found, request)
	if (payAgainRefusal) return OVER
	if (!last || !words.bank || !canTransfer) return here
	if (payments) {
		try {
			await payments.provider.expireSession(last)
			await syncPayment(store, last, { ...payments, now })
		} catch (error) {
			// Otherwise it could be paid twice.
			onError(error)
			return { kind: 'problem', problem: UNAVAILABLE, status: 503 }
		}
	}
	const settled = await readOrder(store, order.payable.id)
	const isPaid = settled?.payments.some(({ paidAt, state }) => paidAt !== null || state === 'pending')
	if (!settled || isPaid) return here
	const limits = await limitsFor(store, order.payable.email, limit)
	const placed = await placeOrder(
		store,
		{ ...byTransfer(settled.order), tolerance: words.bank.tolerance },
		({ order: made }) => emailsOfPlacing(made, words, limits),
		now,
		{ clientHash, limits: unpaidLimits, areCardsOpen: payments !== null },
	)
	if (placed.kind === 'over limit') {
		const ways = { provider: 'bank transfer', canPayByCard: payments !== null, canTransfer: true } as const
		const problem = unpaidRefusalInWords(placed.refusal, { ...ways, phone: words.charity.phone })
		return { kind: 'problem', problem, status: 429 }
	}
	if (placed.kind === 'not available') return { kind: 'problem', problem: SOLD_OUT, status: 409 }
	return { kind: 'redirect', url: orderPath(placed.order.payable.id, formSecret) }
}

function byTransfer({ payable, lines, phone, address, delivery, donationMinor, note }: Order): NewOrder {
	const { firstName, lastName, email, locale, due } = payable
	return {
		idempotencyKey: `by transfer ${payable.id}`,
		provider: 'bank transfer',
		firstName,
		lastName,
		email,
		locale,
		currency: due.currency,
		phone,
		address,
		delivery,
		donationMinor,
		note,
		declaration: null,
		lines: lines.map(({ id: _id, totalMinor: _total, refundedQuantity: _r, returnedQuantity: _b, ...line }) => line),
	}
}
