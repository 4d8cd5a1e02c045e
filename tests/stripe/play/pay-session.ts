import type Stripe from 'stripe'
import { buildIntent } from '../objects/payment.ts'
import type { PaidWith } from '../objects/payment-method.ts'
import { buildCustomer } from '../objects/subscription.ts'
import { recordEvent, type StripeState } from '../state.ts'
import { type AttemptResult, charge, decline, fail } from './charge.ts'
import { startSubscription } from './renew.ts'

/** What a visitor does on the page of Checkout. */
export type Attempt =
	| 'pay'
	| 'decline'
	| '3-D Secure'
	| '3-D Secure failed'
	| 'direct debit'
	| 'Apple Pay'
	| 'Google Pay'

const PAID_WITH: Partial<Record<Attempt, PaidWith>> = {
	'direct debit': 'bacs_debit',
	'Apple Pay': 'apple_pay',
	'Google Pay': 'google_pay',
}

/** One attempt to pay an open session. A declined one leaves the session open. */
export function attemptSession(state: StripeState, id: string, attempt: Attempt): AttemptResult {
	const session = state.sessions.get(id)
	const order = state.orders.get(id)
	if (!session || !order || session.status !== 'open') return { isComplete: false, message: 'This page has expired.' }
	const intent = intentOf(state, session)
	if (attempt === '3-D Secure') recordEvent(state, 'payment_intent.requires_action', intent)
	if (attempt === 'decline') return decline(state, intent, 'generic_decline')
	if (attempt === '3-D Secure failed') return decline(state, intent, 'authentication_required')
	completeSession(state, session, intent, attempt)
	return { isComplete: true }
}

/** Made by the first attempt. */
function intentOf(state: StripeState, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
	const before = state.intents.get(state.attempts.get(session.id) ?? '')
	const order = state.orders.get(session.id)
	if (before || !order) return before ?? fail('a session without an order')
	// The intent of a subscription's invoice carries no metadata of its own.
	const metadata = order.isMonthly ? {} : { ...order.metadata }
	const intent = buildIntent(state, { amount: order.amount, currency: order.currency, customer: null, metadata })
	state.intents.set(intent.id, intent)
	state.attempts.set(session.id, intent.id)
	if (!order.isMonthly) session.payment_intent = intent.id
	recordEvent(state, 'payment_intent.created', intent)
	return intent
}

function completeSession(
	state: StripeState,
	session: Stripe.Checkout.Session,
	intent: Stripe.PaymentIntent,
	attempt: Attempt,
) {
	const isDelayed = attempt === 'direct debit'
	const order = state.orders.get(session.id) ?? fail('a session without an order')
	session.status = 'complete'
	session.url = null
	session.customer_details = {
		address: null,
		business_name: null,
		individual_name: null,
		name: 'Robin Reed',
		phone: null,
		email: session.customer_email,
		tax_exempt: 'none',
		tax_ids: [],
	}
	if (order.isMonthly) {
		const customer = buildCustomer(state, session.customer_email)
		state.customers.set(customer.id, customer)
		session.customer = customer.id
		intent.customer = customer.id
	}
	charge(state, intent, isDelayed ? 'pending' : 'succeeded', PAID_WITH[attempt])
	session.payment_status = isDelayed ? 'unpaid' : 'paid'
	if (order.isMonthly) startSubscription(state, { session, intent, order, isPaid: !isDelayed })
	recordEvent(state, 'checkout.session.completed', session)
}
