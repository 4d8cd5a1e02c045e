import type Stripe from 'stripe'
import { buildDispute } from '../objects/dispute.ts'
import { buildMovement } from '../objects/payment.ts'
import { recordEvent, type StripeState } from '../state.ts'
import { fail, settle } from './charge.ts'
import { intentOf, payInvoice } from './renew.ts'

const DISPUTE_FEE = 2000

/** A direct debit ends after days. Its session tells so; a monthly one by its invoice too. */
export function endDirectDebit(state: StripeState, sessionId: string, outcome: 'succeeds' | 'fails') {
	const session = state.sessions.get(sessionId) ?? fail(`no session ${sessionId}`)
	const invoice = typeof session.invoice === 'string' ? state.invoices.get(session.invoice) : undefined
	const intent = invoice ? intentOf(state, invoice) : state.intents.get(String(session.payment_intent))
	const charge = state.charges.get(String(intent?.latest_charge))
	if (!intent || !charge) return fail(`no charge of ${sessionId}`)
	if (outcome === 'succeeds') {
		settle(state, intent, charge)
		session.payment_status = 'paid'
		if (invoice) payInvoice(state, invoice)
		recordEvent(state, 'checkout.session.async_payment_succeeded', session)
		return
	}
	Object.assign(charge, { status: 'failed', failure_code: 'insufficient_funds' } satisfies Partial<Stripe.Charge>)
	intent.status = 'requires_payment_method'
	recordEvent(state, 'charge.failed', charge)
	recordEvent(state, 'payment_intent.payment_failed', intent)
	if (invoice) recordEvent(state, 'invoice.payment_failed', invoice)
	recordEvent(state, 'checkout.session.async_payment_failed', session)
}

/** The bank returns a direct debit after it had succeeded. */
export function returnDirectDebit(state: StripeState, chargeId: string) {
	const charge = state.charges.get(chargeId) ?? fail(`no charge ${chargeId}`)
	const intent = state.intents.get(String(charge.payment_intent)) ?? fail('a charge without a payment intent')
	const { amount, currency } = charge
	const fields = { amount: -amount, fee: 0, currency, source: charge.id, type: 'payment_failure_refund' } as const
	const movement = buildMovement(state, fields)
	state.balance.set(movement.id, movement)
	Object.assign(charge, {
		status: 'failed',
		paid: false,
		failure_code: 'debit_not_authorized',
		failure_balance_transaction: movement.id,
	} satisfies Partial<Stripe.Charge>)
	intent.status = 'requires_payment_method'
	recordEvent(state, 'charge.failed', charge)
	recordEvent(state, 'payment_intent.payment_failed', intent)
}

/** The donor's bank does not take a refund: the money comes back. */
export function failRefund(state: StripeState, refundId: string) {
	const refund = state.refunds.get(refundId) ?? fail(`no refund ${refundId}`)
	const charge = state.charges.get(String(refund.charge)) ?? fail('a refund without a charge')
	const { amount, currency } = refund
	const movement = buildMovement(state, { amount, fee: 0, currency, source: refund.id, type: 'refund' })
	state.balance.set(movement.id, movement)
	Object.assign(refund, {
		status: 'failed',
		failure_reason: 'lost_or_stolen_card',
		failure_balance_transaction: movement.id,
	} satisfies Partial<Stripe.Refund>)
	charge.amount_refunded -= amount
	charge.refunded = false
	recordEvent(state, 'refund.failed', refund)
}

/** The payer's bank takes the money back. */
export function openDispute(state: StripeState, chargeId: string): Stripe.Dispute {
	const charge = state.charges.get(chargeId) ?? fail(`no charge ${chargeId}`)
	const dispute = buildDispute(state, charge)
	moveForDispute(state, dispute, { amount: -dispute.amount, fee: DISPUTE_FEE })
	state.disputes.set(dispute.id, dispute)
	charge.disputed = true
	recordEvent(state, 'charge.dispute.created', dispute)
	recordEvent(state, 'charge.dispute.funds_withdrawn', dispute)
	return dispute
}

/** The charity sends its evidence. */
export function answerDispute(state: StripeState, disputeId: string) {
	const dispute = state.disputes.get(disputeId) ?? fail(`no dispute ${disputeId}`)
	dispute.status = 'under_review'
	recordEvent(state, 'charge.dispute.updated', dispute)
}

export function closeDispute(state: StripeState, disputeId: string, outcome: 'won' | 'lost') {
	const dispute = state.disputes.get(disputeId) ?? fail(`no dispute ${disputeId}`)
	dispute.status = outcome
	if (outcome === 'won') {
		moveForDispute(state, dispute, { amount: dispute.amount, fee: -DISPUTE_FEE })
		recordEvent(state, 'charge.dispute.funds_reinstated', dispute)
	}
	recordEvent(state, 'charge.dispute.closed', dispute)
}

function moveForDispute(state: StripeState, dispute: Stripe.Dispute, { amount, fee }: { amount: number; fee: number }) {
	const fields = { amount, fee, currency: dispute.currency, source: dispute.id, type: 'adjustment' } as const
	const movement = buildMovement(state, fields)
	state.balance.set(movement.id, movement)
	dispute.balance_transactions.push(movement)
}

/** Time passes: open sessions that have reached their end expire. */
export function advanceClock(state: StripeState, ms: number) {
	state.advance(ms)
	for (const session of state.sessions.values()) {
		if (session.status !== 'open' || session.expires_at > state.seconds()) continue
		session.status = 'expired'
		session.url = null
		recordEvent(state, 'checkout.session.expired', session)
	}
}
