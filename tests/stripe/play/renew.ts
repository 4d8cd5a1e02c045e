import type Stripe from 'stripe'
import { buildInvoice } from '../objects/invoice.ts'
import { buildIntent } from '../objects/payment.ts'
import { buildSubscription } from '../objects/subscription.ts'
import { type Order, recordEvent, type StripeState } from '../state.ts'
import { charge, decline, fail } from './charge.ts'

const RETRY_SECONDS = 3 * 86_400

interface StartFields {
	session: Stripe.Checkout.Session
	intent: Stripe.PaymentIntent
	order: Order
	isPaid: boolean
}

/** The subscription and the first invoice of a session. */
export function startSubscription(state: StripeState, { session, intent, order, isPaid }: StartFields) {
	const customer = typeof session.customer === 'string' ? session.customer : fail('a subscription without a customer')
	const subscription = buildSubscription(state, { order, customer })
	state.subscriptions.set(subscription.id, subscription)
	state.orders.set(subscription.id, order)
	recordEvent(state, 'customer.subscription.created', subscription)
	const invoice = buildInvoice(state, { order, subscription, intent: intent.id, reason: 'subscription_create' })
	state.invoices.set(invoice.id, invoice)
	subscription.latest_invoice = invoice.id
	session.subscription = subscription.id
	session.invoice = invoice.id
	recordEvent(state, 'invoice.created', invoice)
	// A direct debit under way is an active subscription with an open invoice.
	if (isPaid) payInvoice(state, invoice)
	setStatus(state, subscription, 'active')
}

/** The next month. A declined charge leaves the invoice open, to be tried again. */
export function renew(state: StripeState, subscriptionId: string, outcome: 'pay' | 'decline'): Stripe.Invoice {
	const subscription = state.subscriptions.get(subscriptionId) ?? fail(`no subscription ${subscriptionId}`)
	const order = state.orders.get(subscriptionId) ?? fail('a subscription without an order')
	const customer = String(subscription.customer)
	const intent = buildIntent(state, { amount: order.amount, currency: order.currency, customer, metadata: {} })
	state.intents.set(intent.id, intent)
	const invoice = buildInvoice(state, { order, subscription, intent: intent.id, reason: 'subscription_cycle' })
	state.invoices.set(invoice.id, invoice)
	subscription.latest_invoice = invoice.id
	recordEvent(state, 'invoice.created', invoice)
	retryInvoice(state, invoice.id, outcome)
	return invoice
}

/** Stripe charges an open invoice again. */
export function retryInvoice(state: StripeState, invoiceId: string, outcome: 'pay' | 'decline') {
	const invoice = state.invoices.get(invoiceId) ?? fail(`no invoice ${invoiceId}`)
	const subscription = subscriptionOf(state, invoice)
	const intent = intentOf(state, invoice)
	invoice.attempted = true
	invoice.attempt_count += 1
	if (outcome === 'pay') {
		charge(state, intent, 'succeeded')
		payInvoice(state, invoice)
		setStatus(state, subscription, 'active')
		return
	}
	decline(state, intent, 'insufficient_funds')
	invoice.next_payment_attempt = state.seconds() + RETRY_SECONDS
	recordEvent(state, 'invoice.payment_failed', invoice)
	setStatus(state, subscription, 'past_due')
}

export function payInvoice(state: StripeState, invoice: Stripe.Invoice) {
	const { amount_due: amount } = invoice
	Object.assign(invoice, {
		status: 'paid',
		amount_paid: amount,
		amount_remaining: 0,
		next_payment_attempt: null,
		status_transitions: { ...invoice.status_transitions, paid_at: state.seconds() },
	} satisfies Partial<Stripe.Invoice>)
	const payment = invoice.payments?.data[0]
	if (payment) Object.assign(payment, { status: 'paid', amount_paid: amount })
	recordEvent(state, 'invoice.paid', invoice)
	recordEvent(state, 'invoice.payment_succeeded', invoice)
}

export function cancelSubscription(state: StripeState, subscription: Stripe.Subscription): Stripe.Subscription {
	Object.assign(subscription, {
		status: 'canceled',
		canceled_at: state.seconds(),
		ended_at: state.seconds(),
	} satisfies Partial<Stripe.Subscription>)
	recordEvent(state, 'customer.subscription.deleted', subscription)
	return subscription
}

function setStatus(state: StripeState, subscription: Stripe.Subscription, status: 'active' | 'past_due') {
	if (subscription.status === status) return
	subscription.status = status
	recordEvent(state, 'customer.subscription.updated', subscription)
}

export function intentOf(state: StripeState, invoice: Stripe.Invoice): Stripe.PaymentIntent {
	const id = invoice.payments?.data[0]?.payment.payment_intent
	return state.intents.get(String(id)) ?? fail('an invoice without a payment intent')
}

function subscriptionOf(state: StripeState, invoice: Stripe.Invoice): Stripe.Subscription {
	const id = invoice.parent?.subscription_details?.subscription
	return state.subscriptions.get(String(id)) ?? fail('an invoice without a subscription')
}
