import type { PaymentMethod } from '#domain/payables/payment-methods.ts'
import type { NewPaymentEvent } from '../../payment-events.ts'
import type {
	ChargeAnswer,
	DisputeAnswer,
	IntentAnswer,
	InvoiceAnswer,
	MovementAnswer,
	RefundAnswer,
	SessionAnswer,
	SubscriptionAnswer,
} from '../answers.ts'
import { isSettingsCheck, referencesIn } from '../metadata.ts'
import { fromStripeMoney } from '../stripe-money.ts'

const METHODS: Record<string, PaymentMethod> = { card: 'card', bacs_debit: 'direct debit', sepa_debit: 'direct debit' }
const WALLETS: Record<string, PaymentMethod> = { apple_pay: 'apple pay', google_pay: 'google pay' }

type Refs = NonNullable<NewPaymentEvent['refs']>
type About = Pick<NewPaymentEvent, 'provider' | 'reference' | 'paymentId' | 'refs'>
type Fee = Extract<NewPaymentEvent, { kind: 'paid' }>['fee']

/** Payment events are made from objects as Stripe shows them now, so the order of its events does not matter. */
function about(metadata: Record<string, string> | null | undefined, refs: Record<string, string | undefined>): About {
	const known = Object.entries(refs).filter(([, ref]) => ref !== undefined)
	return { provider: 'stripe', ...referencesIn(metadata), refs: Object.fromEntries(known) as Refs }
}

/** What an open or expired session leaves of a card that was declined in it. Without references: the next attempt has another charge. */
export function declineEvents({ latest_charge: charge, metadata }: IntentAnswer): NewPaymentEvent[] {
	const isDeclined = charge?.status === 'failed' && charge.failure_balance_transaction === undefined
	if (!isDeclined) return []
	return [{ ...about(metadata, {}), method: methodOf(charge), kind: 'declined', at: toMs(charge.created) }]
}

/** A session for one payment, with its payment intent once there is one. */
export function sessionEvents(session: SessionAnswer, intent: IntentAnswer | undefined): NewPaymentEvent[] {
	const { id, status, metadata, customer, subscription, payment_intent } = session
	if (isSettingsCheck(metadata)) return []
	const mine = about(metadata, { session: id, customer, subscription, intent: payment_intent })
	if (status === 'expired') return [{ ...mine, kind: 'expired', at: toMs(session.expires_at) }]
	if (status !== 'complete') return []
	const paymentEvents = intent ? intentEvents(intent, { session: id, customer }) : []
	const method = methodOf(intent?.latest_charge)
	// Not both: a payment that has failed is no longer on its way.
	return paymentEvents.length > 0
		? paymentEvents
		: [{ ...mine, method, kind: 'session completed', at: toMs(intent?.created ?? session.created) }]
}

/** What became of a payment intent that a visitor has confirmed. */
export function intentEvents(intent: IntentAnswer, refs: Record<string, string | undefined> = {}): NewPaymentEvent[] {
	const { id, latest_charge: charge, metadata } = intent
	if (!charge) return []
	const effect = {
		...about(metadata, { ...refs, intent: id, charge: charge.id }),
		ref: id,
		...moneyOf(intent),
		at: toMs(charge.created),
	}
	return chargeEvents(charge, effect)
}

/** An invoice of a monthly donation. Its payment intent has no metadata of ours. */
export function invoiceEvents(
	invoice: InvoiceAnswer,
	intent: IntentAnswer | undefined,
	sessionId?: string,
): NewPaymentEvent[] {
	const details = invoice.parent?.subscription_details
	const charge = intent?.latest_charge
	const refs = { invoice: invoice.id, customer: invoice.customer, subscription: details?.subscription }
	const isRenewal = invoice.billing_reason !== 'subscription_create'
	const effect = {
		...about(details?.metadata, { ...refs, session: sessionId, intent: intent?.id, charge: charge?.id }),
		ref: invoice.id,
		...fromStripeMoney({ amount: invoice.amount_due, currency: invoice.currency }),
		isRenewal,
	}
	const at = toMs(charge?.created ?? invoice.created)
	if (charge) return chargeEvents(charge, { ...effect, at })
	if (invoice.status !== 'paid') return []
	// Paid outside Stripe, or from a balance.
	return [{ ...effect, kind: 'paid', at: toMs(invoice.status_transitions.paid_at ?? invoice.created), fee: null }]
}

type ChargeEffect = About & { ref: string; amount: number; currency: string; at: number; isRenewal?: boolean }

function chargeEvents(charge: ChargeAnswer, told: ChargeEffect): NewPaymentEvent[] {
	const effect = { ...told, method: methodOf(charge) }
	const { balance_transaction: movement, failure_balance_transaction: back } = charge
	// A direct debit moves its money days after it was begun.
	const paid = {
		...effect,
		at: timeOf(movement, told.at),
		kind: 'paid',
		fee: movement ? feeOf(movement) : null,
	} as const
	if (charge.status === 'succeeded') return [paid]
	if (charge.status !== 'failed') return []
	if (back === undefined) return [{ ...effect, kind: 'failed', isLate: false }]
	// It had succeeded, and was taken back later.
	return [paid, { ...effect, at: timeOf(back, paid.at), kind: 'failed', isLate: true, ref: charge.id }]
}

/** When money moved, if it is known, and not before what led to it. */
function timeOf(movement: MovementAnswer | string | undefined, earliest: number): number {
	return typeof movement === 'object' ? Math.max(earliest, toMs(movement.created)) : earliest
}

/** A wallet holds a card. Ways to pay that are not told apart here have none. */
function methodOf(charge: ChargeAnswer | undefined): PaymentMethod | null {
	const details = charge?.payment_method_details
	const wallet = details?.card?.wallet?.type ?? ''
	return WALLETS[wallet] ?? METHODS[details?.type ?? ''] ?? null
}

export function refundEvents(refund: RefundAnswer, metadata?: Record<string, string>): NewPaymentEvent[] {
	const { id, charge, payment_intent: intent, created, status, balance_transaction: movement } = refund
	if (status === 'requires_action' || status === null) return []
	const effect = {
		...about(metadata, { intent, charge }),
		ref: id,
		...moneyOf(refund),
		at: toMs(created),
	}
	const feeReturned = movement && movement.fee < 0 ? feeOf(movement) : null
	const refunded: NewPaymentEvent = { ...effect, kind: 'refunded', feeReturned }
	const hasFailed = status === 'failed' || status === 'canceled'
	const at = timeOf(refund.failure_balance_transaction, effect.at)
	return hasFailed ? [refunded, { ...effect, at, kind: 'refund failed' }] : [refunded]
}

const OPEN_INQUIRY = ['warning_needs_response', 'warning_under_review']
const TO_ANSWER = ['warning_needs_response', 'needs_response']

/**
 * A dispute, or an inquiry, which takes no money yet. They are two effects: an inquiry that becomes a dispute ends as won.
 *
 * @param readAt when Stripe was asked, in milliseconds: a dispute does not say when it was lost
 */
export function disputeEvents(
	dispute: DisputeAnswer,
	readAt: number,
	metadata?: Record<string, string>,
): NewPaymentEvent[] {
	const { id, created, charge, payment_intent: intent, status, currency } = dispute
	const withdrawn = dispute.balance_transactions.find(({ amount }) => amount < 0)
	const returned = dispute.balance_transactions.find(({ amount }) => amount > 0)
	const mine = { ...about(metadata, { intent, charge }), at: toMs(created) }
	if (!withdrawn) {
		const inquiry = { ...mine, ref: `${id}-inquiry`, amount: 0, currency: currency.toUpperCase() }
		const opened: NewPaymentEvent = {
			...inquiry,
			kind: 'dispute opened',
			fee: null,
			dueBy: dueByOf(dispute),
			reason: dispute.reason,
		}
		const isOpen = OPEN_INQUIRY.includes(status) || status === 'needs_response' || status === 'under_review'
		return isOpen ? [opened] : [opened, { ...inquiry, kind: 'dispute closed', outcome: 'won', feeReturned: null }]
	}
	const inquiryEnd = { ...mine, ref: `${id}-inquiry`, amount: 0, currency: currency.toUpperCase() }
	const opened: NewPaymentEvent[] = [
		{ ...inquiryEnd, kind: 'dispute closed', outcome: 'won', feeReturned: null },
		{
			...mine,
			ref: id,
			...positive(withdrawn),
			kind: 'dispute opened',
			fee: feeOf(withdrawn),
			dueBy: dueByOf(dispute),
			reason: dispute.reason,
		},
	]
	if (status !== 'won' && status !== 'lost') return opened
	const back = returned ? positive(returned) : { amount: 0, currency: currency.toUpperCase() }
	const feeReturned = returned && returned.fee < 0 ? feeOf(returned) : null
	const at = Math.max(mine.at, returned ? toMs(returned.created) : readAt)
	return [...opened, { ...mine, at, ref: id, ...back, kind: 'dispute closed', outcome: status, feeReturned }]
}

function dueByOf({ status, evidence_details }: DisputeAnswer): number | null {
	const { due_by } = evidence_details
	return TO_ANSWER.includes(status) && due_by !== null ? toMs(due_by) : null
}

const STATUSES: Record<string, 'active' | 'past due' | 'cancelled'> = {
	active: 'active',
	trialing: 'active',
	past_due: 'past due',
	unpaid: 'past due',
	paused: 'past due',
	canceled: 'cancelled',
	incomplete_expired: 'cancelled',
}

/** `readAt`: when Stripe was asked, because a subscription does not say when it has changed. */
export function subscriptionEvents(subscription: SubscriptionAnswer, readAt: number): NewPaymentEvent[] {
	const { id, customer, metadata, items, currency } = subscription
	const status = STATUSES[subscription.status]
	if (!status) return []
	const [item] = items.data
	// 0: the price does not say, as for tiers.
	const charged = (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1)
	const { amount } = fromStripeMoney({ amount: charged, currency })
	return [
		{ ...about(metadata, { subscription: id, customer }), kind: 'subscription changed', at: readAt, status, amount },
	]
}

function feeOf(movement: MovementAnswer): NonNullable<Fee> {
	const { amount, currency } = fromStripeMoney({ amount: Math.abs(movement.fee), currency: movement.currency })
	return { ref: movement.id, amount, currency }
}

function positive({ amount, currency }: MovementAnswer) {
	return fromStripeMoney({ amount: Math.abs(amount), currency })
}

function moneyOf({ amount, currency }: { amount: number; currency: string }) {
	return fromStripeMoney({ amount, currency })
}

function toMs(seconds: number): number {
	return seconds * 1000
}
