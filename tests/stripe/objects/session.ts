import type Stripe from 'stripe'
import type { Order, StripeState } from '../state.ts'

interface SessionFields {
	order: Order
	metadata: Record<string, string>
	clientReferenceId: string | null
	customer: string | null
	customerEmail: string | null
	successUrl: string
	cancelUrl: string | null
	expiresAt: number
	locale: string | null
}

const UNUSED = {
	adaptive_pricing: { enabled: true },
	after_expiration: null,
	allow_promotion_codes: null,
	allowed_payment_method_types: null,
	automatic_tax: { enabled: false, liability: null, provider: null, status: null },
	billing_address_collection: null,
	client_secret: null,
	collected_information: null,
	consent: null,
	consent_collection: null,
	currency_conversion: null,
	custom_fields: [],
	custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
	customer_account: null,
	discounts: null,
	integration_identifier: null,
	invoice_creation: null,
	managed_payments: { enabled: false },
	origin_context: null,
	payment_link: null,
	payment_method_configuration_details: { id: 'pmc_00000001', parent: null },
	payment_method_options: {},
	payment_method_types: ['card', 'bacs_debit'],
	permissions: null,
	recovered_from: null,
	saved_payment_method_options: null,
	setup_intent: null,
	shipping_address_collection: null,
	shipping_cost: null,
	shipping_options: [],
	ui_mode: 'hosted_page',
	wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>

/** An open session of hosted Checkout. */
export function buildSession(state: StripeState, fields: SessionFields): Stripe.Checkout.Session {
	const { order, metadata, customer, customerEmail } = fields
	const id = state.newId('cs_test')
	return {
		...UNUSED,
		id,
		object: 'checkout.session',
		amount_subtotal: order.amount,
		amount_total: order.amount,
		cancel_url: fields.cancelUrl,
		client_reference_id: fields.clientReferenceId,
		created: state.seconds(),
		currency: order.currency,
		customer,
		customer_creation: order.isMonthly ? 'always' : 'if_required',
		customer_details: null,
		customer_email: customerEmail,
		expires_at: fields.expiresAt,
		invoice: null,
		livemode: false,
		locale: fields.locale,
		metadata,
		mode: order.isMonthly ? 'subscription' : 'payment',
		payment_intent: null,
		payment_method_collection: order.isMonthly ? 'always' : 'if_required',
		payment_status: 'unpaid',
		status: 'open',
		submit_type: null,
		subscription: null,
		success_url: fields.successUrl,
		total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
		url: `${state.origin}/c/pay/${id}`,
	}
}

export function buildLineItem(state: StripeState, { amount, currency, name, isMonthly }: Order): Stripe.LineItem {
	return {
		id: state.newId('li'),
		object: 'item',
		adjustable_quantity: null,
		amount_discount: 0,
		amount_subtotal: amount,
		amount_tax: 0,
		amount_total: amount,
		currency,
		description: name,
		metadata: {},
		price: buildPrice(state, { amount, currency, isMonthly }),
		quantity: 1,
	}
}

export function buildPrice(
	state: StripeState,
	{ amount, currency, isMonthly }: Pick<Order, 'amount' | 'currency' | 'isMonthly'>,
): Stripe.Price {
	return {
		id: state.newId('price'),
		object: 'price',
		active: false,
		billing_scheme: 'per_unit',
		created: state.seconds(),
		currency,
		custom_unit_amount: null,
		livemode: false,
		lookup_key: null,
		metadata: {},
		nickname: null,
		product: state.newId('prod'),
		recurring: isMonthly
			? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
			: null,
		tax_behavior: 'unspecified',
		tiers_mode: null,
		transform_quantity: null,
		type: isMonthly ? 'recurring' : 'one_time',
		unit_amount: amount,
		unit_amount_decimal: null,
	}
}
