import type Stripe from 'stripe'
import type { Order, StripeState } from '../state.ts'

const UNUSED = {
	account_country: 'GB',
	account_name: 'Fairlead',
	account_tax_ids: null,
	amount_overpaid: 0,
	amount_shipping: 0,
	application: null,
	automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
	automatically_finalizes_at: null,
	collection_method: 'charge_automatically',
	custom_fields: null,
	customer_account: null,
	customer_address: null,
	customer_email: null,
	customer_name: null,
	customer_phone: null,
	customer_shipping: null,
	customer_tax_exempt: 'none',
	default_payment_method: null,
	default_source: null,
	default_tax_rates: [],
	description: null,
	discounts: [],
	due_date: null,
	ending_balance: 0,
	footer: null,
	from_invoice: null,
	issuer: { type: 'self' },
	last_finalization_error: null,
	latest_revision: null,
	metadata: {},
	on_behalf_of: null,
	payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
	post_payment_credit_notes_amount: 0,
	pre_payment_credit_notes_amount: 0,
	receipt_number: null,
	rendering: null,
	shipping_cost: null,
	shipping_details: null,
	starting_balance: 0,
	statement_descriptor: null,
	test_clock: null,
	total_discount_amounts: [],
	total_pretax_credit_amounts: [],
	total_taxes: [],
	webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>

interface InvoiceFields {
	order: Order
	subscription: Stripe.Subscription
	intent: string
	reason: 'subscription_create' | 'subscription_cycle'
}

/** A finalised invoice of a subscription, open until it is paid. */
export function buildInvoice(state: StripeState, fields: InvoiceFields): Stripe.Invoice {
	const { order, subscription, intent, reason } = fields
	const id = state.newId('in')
	return {
		...UNUSED,
		id,
		object: 'invoice',
		amount_due: order.amount,
		amount_paid: 0,
		amount_remaining: order.amount,
		attempt_count: 0,
		attempted: false,
		billing_reason: reason,
		created: state.seconds(),
		currency: order.currency,
		customer: subscription.customer,
		effective_at: state.seconds(),
		lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
		livemode: false,
		next_payment_attempt: null,
		number: id.toUpperCase(),
		parent: {
			quote_details: null,
			subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
			type: 'subscription_details',
		},
		payments: {
			object: 'list',
			data: [buildInvoicePayment(state, { invoice: id, intent, order })],
			has_more: false,
			url: `/v1/invoice_payments?invoice=${id}`,
		},
		period_end: state.seconds(),
		period_start: state.seconds(),
		status: 'open',
		status_transitions: {
			finalized_at: state.seconds(),
			marked_uncollectible_at: null,
			paid_at: null,
			voided_at: null,
		},
		subtotal: order.amount,
		subtotal_excluding_tax: order.amount,
		total: order.amount,
		total_excluding_tax: order.amount,
	}
}

function buildInvoicePayment(
	state: StripeState,
	{ invoice, intent, order }: { invoice: string; intent: string; order: Order },
): Stripe.InvoicePayment {
	return {
		id: state.newId('inpay'),
		object: 'invoice_payment',
		amount_paid: null,
		amount_requested: order.amount,
		created: state.seconds(),
		currency: order.currency,
		invoice,
		is_default: true,
		livemode: false,
		payment: { type: 'payment_intent', payment_intent: intent },
		status: 'open',
		status_transitions: { canceled_at: null, paid_at: null },
	}
}
