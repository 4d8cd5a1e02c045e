import type { PaymentEvent } from '../../payment-events.ts'

interface EventEffect {
	/** What Stripe is asked for, because an event is believed in nothing but the id of its object. */
	reads: string
	/** What it can become, in the words of the books. */
	paymentEvents: readonly PaymentEvent['kind'][]
	effect: string
}

const SESSION = 'the session with its payment intent or its invoice'
const DISPUTE = 'the dispute, and the metadata of its payment intent'
const REFUND = 'the refund, and the metadata of its payment intent'

/**
 * Every event of Stripe that the site takes, with what follows. The endpoint has to send all of them (`check-account.ts`), `docs/giving.md` is
 * printed from it (`npm run docs:tables`), and `event-effects.test.ts` plays each against the stand-in.
 */
export const EVENT_EFFECTS = {
	'checkout.session.completed': {
		reads: SESSION,
		paymentEvents: ['session completed', 'paid', 'failed', 'subscription changed'],
		effect: 'paid, with Stripe’s fee; by direct debit “on its way”, because the money takes days',
	},
	'checkout.session.expired': {
		reads: SESSION,
		paymentEvents: ['declined', 'expired'],
		effect: 'given up; goods of an order are free again',
	},
	'checkout.session.async_payment_succeeded': {
		reads: SESSION,
		paymentEvents: ['paid', 'subscription changed'],
		effect: 'paid: the direct debit has arrived',
	},
	'checkout.session.async_payment_failed': {
		reads: SESSION,
		paymentEvents: ['failed', 'subscription changed'],
		effect: 'failed; the donor is told; goods of an order are free again',
	},
	'invoice.paid': {
		reads: 'the invoice with its payment intent',
		paymentEvents: ['paid'],
		effect: 'a month of a monthly donation is paid: a payment of its own',
	},
	'invoice.payment_failed': {
		reads: 'the invoice with its payment intent',
		paymentEvents: ['failed'],
		effect: 'that month failed; the donor is told once, however often Stripe tries again',
	},
	'customer.subscription.updated': {
		reads: 'the subscription',
		paymentEvents: ['subscription changed'],
		effect: 'a monthly donation is active or overdue, or costs another sum from now on',
	},
	'customer.subscription.deleted': {
		reads: 'the subscription',
		paymentEvents: ['subscription changed'],
		effect: 'a monthly donation has ended; the donor is told',
	},
	'charge.failed': {
		reads: 'the payment intent, or its invoice',
		paymentEvents: ['paid', 'declined', 'failed'],
		effect:
			'a card that was declined is noted with its time, and nothing else (the visitor may try again); a direct debit that the bank took back is taken out of the books',
	},
	'charge.updated': {
		reads: 'the payment intent, or its invoice',
		paymentEvents: ['paid', 'declined', 'failed'],
		effect: 'the fee is entered once Stripe knows it',
	},
	'refund.created': { reads: REFUND, paymentEvents: ['refunded'], effect: 'refunded; the donor or buyer is told' },
	'refund.updated': {
		reads: REFUND,
		paymentEvents: ['refunded', 'refund failed'],
		effect: 'as it stands now: refunded, or its money came back',
	},
	'refund.failed': {
		reads: REFUND,
		paymentEvents: ['refunded', 'refund failed'],
		effect: 'its money came back to the charity: the refund is undone, also the marks on lines of an order',
	},
	'charge.dispute.created': {
		reads: DISPUTE,
		paymentEvents: ['dispute opened', 'dispute closed'],
		effect:
			'disputed, with the day by which to answer; what the bank has withdrawn, and its fee, are taken out of the books',
	},
	'charge.dispute.updated': {
		reads: DISPUTE,
		paymentEvents: ['dispute opened', 'dispute closed'],
		effect: 'answered: the day by which to answer is gone, their bank decides',
	},
	'charge.dispute.closed': {
		reads: DISPUTE,
		paymentEvents: ['dispute opened', 'dispute closed'],
		effect:
			'won: the money is back and the state is what it was; lost: it is over, the donor is told, and what was not posted is for sale again',
	},
	'charge.dispute.funds_withdrawn': {
		reads: DISPUTE,
		paymentEvents: ['dispute opened', 'dispute closed'],
		effect: 'what was withdrawn is taken out of the books; an inquiry before it ends',
	},
	'charge.dispute.funds_reinstated': {
		reads: DISPUTE,
		paymentEvents: ['dispute opened', 'dispute closed'],
		effect: 'what was given back is entered',
	},
} as const satisfies Record<string, EventEffect>

export type StripeEventType = keyof typeof EVENT_EFFECTS
