import type Stripe from 'stripe'
import { InvalidRequestError, notFound, StripeApiError } from '../http/api-error.ts'
import type { FormObject } from '../http/form-body.ts'
import { buildPortal } from '../objects/account.ts'
import { buildMovement, buildRefund } from '../objects/payment.ts'
import { cancelSubscription } from '../play/renew.ts'
import { recordEvent, type StripeState } from '../state.ts'
import { readMetadata, textAt } from './create-session.ts'

/** Only open sessions can be expired; one that has been paid is complete. */
export function expireSession(state: StripeState, id: string): Stripe.Checkout.Session {
	const session = state.sessions.get(id)
	if (!session) throw notFound('checkout.session', id)
	if (session.status !== 'open') {
		const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`
		throw new StripeApiError(400, { type: 'invalid_request_error', message })
	}
	session.status = 'expired'
	session.url = null
	recordEvent(state, 'checkout.session.expired', session)
	return session
}

export function createRefund(state: StripeState, params: FormObject): Stripe.Refund {
	const charge = chargeOf(state, params)
	const amount = params.amount === undefined ? charge.amount - charge.amount_refunded : Number(params.amount)
	if (charge.disputed) refuse('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`)
	if (charge.amount_refunded >= charge.amount) {
		refuse('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
	}
	if (!Number.isInteger(amount) || amount < 1) throw new InvalidRequestError('Invalid integer', { param: 'amount' })
	const left = charge.amount - charge.amount_refunded
	if (amount > left) refuse('amount_too_large', `Refund amount (${amount}) is greater than unrefunded amount (${left})`)
	const refund = buildRefund(state, { charge, amount, metadata: readMetadata(params.metadata, 'metadata') })
	const fields = { amount: -amount, fee: 0, currency: charge.currency, source: refund.id, type: 'refund' } as const
	const movement = buildMovement(state, fields)
	state.balance.set(movement.id, movement)
	refund.balance_transaction = movement.id
	state.refunds.set(refund.id, refund)
	charge.amount_refunded += amount
	charge.refunded = charge.amount_refunded === charge.amount
	charge.refunds?.data.unshift(refund)
	recordEvent(state, 'refund.created', refund)
	recordEvent(state, 'charge.refunded', charge)
	return refund
}

function chargeOf(state: StripeState, params: FormObject): Stripe.Charge {
	const intentId = textAt(params, 'payment_intent')
	const intent = intentId === null ? undefined : state.intents.get(intentId)
	const id = textAt(params, 'charge') ?? (typeof intent?.latest_charge === 'string' ? intent.latest_charge : '')
	const charge = state.charges.get(id)
	if (!charge) throw notFound(intentId === null ? 'charge' : 'payment_intent', intentId ?? id)
	if (charge.status === 'succeeded') return charge
	return refuse('payment_intent_unexpected_state', 'This PaymentIntent does not have a successful charge to refund.')
}

function refuse(code: string, message: string): never {
	throw new StripeApiError(400, { type: 'invalid_request_error', code, message })
}

export function createPortal(state: StripeState, params: FormObject): Stripe.BillingPortal.Session {
	const customer = textAt(params, 'customer') ?? ''
	if (!state.customers.has(customer)) throw notFound('customer', customer)
	const portal = buildPortal(state, { customer, returnUrl: textAt(params, 'return_url') })
	state.portals.set(portal.id, portal)
	return portal
}

export function updateSubscription(state: StripeState, id: string, params: FormObject): Stripe.Subscription {
	const subscription = state.subscriptions.get(id) ?? missingSubscription(id)
	if (subscription.status === 'canceled') {
		throw new InvalidRequestError('A canceled subscription can only update its cancellation_details and metadata.')
	}
	if (params.cancel_at_period_end !== undefined) {
		subscription.cancel_at_period_end = params.cancel_at_period_end === 'true'
	}
	Object.assign(subscription.metadata, readMetadata(params.metadata, 'metadata'))
	recordEvent(state, 'customer.subscription.updated', subscription)
	return subscription
}

export function deleteSubscription(state: StripeState, id: string): Stripe.Subscription {
	const subscription = state.subscriptions.get(id) ?? missingSubscription(id)
	if (subscription.status === 'canceled') missingSubscription(id)
	return cancelSubscription(state, subscription)
}

/** Stripe's answer to a subscription that has been cancelled, too. */
function missingSubscription(id: string): never {
	throw notFound('subscription', id)
}
