import type Stripe from 'stripe'
import type { Order, StripeState } from '../state.ts'
import { buildPrice } from './session.ts'

const MONTH_SECONDS = 30 * 86_400
const SELF = { type: 'self' } as const

const UNUSED_OF_CUSTOMER = {
	balance: 0,
	default_source: null,
	description: null,
	invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
	shipping: null,
} satisfies Partial<Stripe.Customer>

export function buildCustomer(state: StripeState, email: string | null): Stripe.Customer {
	return {
		...UNUSED_OF_CUSTOMER,
		id: state.newId('cus'),
		object: 'customer',
		created: state.seconds(),
		email,
		livemode: false,
		metadata: {},
		name: 'Robin Reed',
	}
}

const UNUSED_OF_SUBSCRIPTION = {
	application: null,
	application_fee_percent: null,
	automatic_tax: { disabled_reason: null, enabled: false, liability: null },
	billing_cycle_anchor_config: null,
	billing_mode: { flexible: null, type: 'flexible' },
	billing_schedules: [],
	billing_thresholds: null,
	cancel_at: null,
	cancel_at_period_end: false,
	canceled_at: null,
	cancellation_details: null,
	customer_account: null,
	days_until_due: null,
	default_payment_method: null,
	default_source: null,
	description: null,
	discounts: [],
	ended_at: null,
	invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: SELF },
	managed_payments: null,
	next_pending_invoice_item_invoice: null,
	on_behalf_of: null,
	pause_collection: null,
	payment_settings: null,
	pending_invoice_item_interval: null,
	pending_setup_intent: null,
	pending_update: null,
	schedule: null,
	test_clock: null,
	transfer_data: null,
	trial_end: null,
	trial_settings: null,
	trial_start: null,
} satisfies Partial<Stripe.Subscription>

export function buildSubscription(
	state: StripeState,
	{ order, customer }: { order: Order; customer: string },
): Stripe.Subscription {
	const id = state.newId('sub')
	return {
		...UNUSED_OF_SUBSCRIPTION,
		id,
		object: 'subscription',
		billing_cycle_anchor: state.seconds(),
		collection_method: 'charge_automatically',
		created: state.seconds(),
		currency: order.currency,
		customer,
		items: { object: 'list', data: [buildItem(state, id, order)], has_more: false, url: '/v1/subscription_items' },
		latest_invoice: null,
		livemode: false,
		metadata: order.metadata,
		start_date: state.seconds(),
		status: 'incomplete',
	}
}

function buildItem(state: StripeState, subscription: string, order: Order): Stripe.SubscriptionItem {
	const price = buildPrice(state, order)
	return {
		id: state.newId('si'),
		object: 'subscription_item',
		billing_thresholds: null,
		created: state.seconds(),
		current_period_end: state.seconds() + MONTH_SECONDS,
		current_period_start: state.seconds(),
		current_trial: null,
		discounts: [],
		metadata: {},
		plan: buildPlan(state, price),
		price,
		quantity: 1,
		subscription,
		tax_rates: [],
	}
}

function buildPlan(state: StripeState, price: Stripe.Price): Stripe.Plan {
	return {
		id: price.id,
		object: 'plan',
		active: false,
		amount: price.unit_amount,
		amount_decimal: null,
		billing_scheme: 'per_unit',
		created: state.seconds(),
		currency: price.currency,
		interval: 'month',
		interval_count: 1,
		livemode: false,
		metadata: {},
		meter: null,
		nickname: null,
		product: typeof price.product === 'string' ? price.product : null,
		tiers_mode: null,
		transform_usage: null,
		trial_period_days: null,
		usage_type: 'licensed',
	}
}
