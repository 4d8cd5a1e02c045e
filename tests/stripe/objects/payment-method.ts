import type Stripe from 'stripe'

/** What a visitor pays with on the page of Checkout. */
export type PaidWith = 'card' | 'apple_pay' | 'google_pay' | 'bacs_debit'

type Details = Stripe.Charge.PaymentMethodDetails
type Card = Stripe.Charge.PaymentMethodDetails.Card

const UNUSED_OF_CARD = {
	amount_authorized: null,
	authorization_code: null,
	checks: null,
	electronic_commerce_indicator: null,
	installments: null,
	mandate: null,
	network_transaction_id: null,
	regulated_status: null,
	three_d_secure: null,
	transaction_link_id: null,
} satisfies Partial<Card>

const CARD = {
	brand: 'visa',
	country: 'GB',
	exp_month: 12,
	exp_year: 2030,
	funding: 'debit',
	last4: '4242',
	network: 'visa',
} satisfies Partial<Card>

/** The details as a charge names them. A wallet holds a card. */
export function buildDetails(paidWith: PaidWith): Details {
	if (paidWith === 'bacs_debit') {
		return {
			type: 'bacs_debit',
			bacs_debit: { fingerprint: null, last4: '2345', mandate: 'mandate_1', sort_code: '108800' },
		}
	}
	const wallet = paidWith === 'card' ? null : { dynamic_last4: null, type: paidWith, [paidWith]: {} }
	return { type: 'card', card: { ...UNUSED_OF_CARD, ...CARD, wallet } }
}
