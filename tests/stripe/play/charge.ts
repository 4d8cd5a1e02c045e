import type Stripe from 'stripe'
import { buildCharge, buildMovement } from '../objects/payment.ts'
import type { PaidWith } from '../objects/payment-method.ts'
import { recordEvent, type StripeState } from '../state.ts'

export interface AttemptResult {
	isComplete: boolean
	message?: string
}

/** Stripe's prices for British cards: 1.5 % and 20p. */
export function feeOf(amount: number): number {
	return Math.round(amount * 0.015) + 20
}

export function decline(state: StripeState, intent: Stripe.PaymentIntent, declineCode: string): AttemptResult {
	const charge = buildCharge(state, intent, { status: 'failed', declineCode })
	state.charges.set(charge.id, charge)
	const message = 'Your card was declined.'
	Object.assign(intent, {
		status: 'requires_payment_method',
		latest_charge: charge.id,
		last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: declineCode, message },
	} satisfies Partial<Stripe.PaymentIntent>)
	recordEvent(state, 'charge.failed', charge)
	recordEvent(state, 'payment_intent.payment_failed', intent)
	return { isComplete: false, message }
}

/** Charges a payment intent: at once, or as a direct debit that takes days. */
export function charge(
	state: StripeState,
	intent: Stripe.PaymentIntent,
	status: 'succeeded' | 'pending',
	paidWith: PaidWith = 'card',
): Stripe.Charge {
	const made = buildCharge(state, intent, { status, paidWith })
	state.charges.set(made.id, made)
	intent.latest_charge = made.id
	intent.last_payment_error = null
	if (status === 'pending') {
		intent.status = 'processing'
		recordEvent(state, 'payment_intent.processing', intent)
		return made
	}
	settle(state, intent, made)
	return made
}

/** The money has arrived. */
export function settle(state: StripeState, intent: Stripe.PaymentIntent, made: Stripe.Charge) {
	const { amount, currency } = intent
	const movement = buildMovement(state, { amount, fee: feeOf(amount), currency, source: made.id, type: 'charge' })
	state.balance.set(movement.id, movement)
	Object.assign(made, {
		status: 'succeeded',
		paid: true,
		balance_transaction: movement.id,
	} satisfies Partial<Stripe.Charge>)
	Object.assign(intent, { status: 'succeeded', amount_received: amount } satisfies Partial<Stripe.PaymentIntent>)
	recordEvent(state, 'charge.succeeded', made)
	recordEvent(state, 'payment_intent.succeeded', intent)
}

export function fail(message: string): never {
	throw new Error(message)
}
