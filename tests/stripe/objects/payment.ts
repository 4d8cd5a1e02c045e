import type Stripe from 'stripe'
import type { StripeState } from '../state.ts'
import { buildDetails, type PaidWith } from './payment-method.ts'

interface IntentFields {
	amount: number
	currency: string
	customer: string | null
	metadata: Record<string, string>
}

const UNUSED_OF_INTENT = {
	allowed_payment_method_types: null,
	amount_capturable: 0,
	application: null,
	application_fee_amount: null,
	automatic_payment_methods: null,
	canceled_at: null,
	cancellation_reason: null,
	capture_method: 'automatic_async',
	client_secret: null,
	confirmation_method: 'automatic',
	customer_account: null,
	description: null,
	excluded_payment_method_types: null,
	managed_payments: null,
	next_action: null,
	on_behalf_of: null,
	payment_method: null,
	payment_method_configuration_details: null,
	payment_method_options: {},
	payment_method_types: ['card', 'bacs_debit'],
	payment_record: null,
	processing: null,
	receipt_email: null,
	review: null,
	setup_future_usage: null,
	shipping: null,
	source: null,
	statement_descriptor: null,
	statement_descriptor_suffix: null,
	transfer_data: null,
	transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>

export function buildIntent(
	state: StripeState,
	{ amount, currency, customer, metadata }: IntentFields,
): Stripe.PaymentIntent {
	return {
		...UNUSED_OF_INTENT,
		id: state.newId('pi'),
		object: 'payment_intent',
		amount,
		amount_received: 0,
		created: state.seconds(),
		currency,
		customer,
		last_payment_error: null,
		latest_charge: null,
		livemode: false,
		metadata,
		status: 'requires_payment_method',
	}
}

const UNUSED_OF_CHARGE = {
	application: null,
	application_fee: null,
	application_fee_amount: null,
	billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
	calculated_statement_descriptor: 'FAIRLEAD',
	customer: null,
	description: null,
	failure_balance_transaction: null,
	fraud_details: {},
	on_behalf_of: null,
	payment_method: null,
	receipt_email: null,
	receipt_number: null,
	receipt_url: null,
	review: null,
	shipping: null,
	source: null,
	source_transfer: null,
	statement_descriptor: null,
	statement_descriptor_suffix: null,
	transfer_data: null,
	transfer_group: null,
} satisfies Partial<Stripe.Charge>

interface ChargeFields {
	status: 'succeeded' | 'pending' | 'failed'
	declineCode?: string
	paidWith?: PaidWith
}

export function buildCharge(
	state: StripeState,
	intent: Stripe.PaymentIntent,
	{ status, declineCode, paidWith = 'card' }: ChargeFields,
): Stripe.Charge {
	return {
		...UNUSED_OF_CHARGE,
		id: state.newId('ch'),
		object: 'charge',
		amount: intent.amount,
		amount_captured: status === 'failed' ? 0 : intent.amount,
		amount_refunded: 0,
		balance_transaction: null,
		captured: status !== 'failed',
		created: state.seconds(),
		currency: intent.currency,
		disputed: false,
		failure_code: declineCode === undefined ? null : 'card_declined',
		failure_message: declineCode === undefined ? null : 'Your card was declined.',
		livemode: false,
		metadata: { ...intent.metadata },
		outcome: {
			advice_code: null,
			network_advice_code: null,
			network_decline_code: declineCode === undefined ? null : '05',
			network_status: status === 'failed' ? 'declined_by_network' : 'approved_by_network',
			reason: declineCode ?? null,
			seller_message: null,
			type: status === 'failed' ? 'issuer_declined' : 'authorized',
		},
		paid: status === 'succeeded',
		payment_intent: intent.id,
		payment_method_details: buildDetails(paidWith),
		refunded: false,
		refunds: { object: 'list', data: [], has_more: false, url: '/v1/charges/refunds' },
		status,
	}
}

interface MovementFields {
	amount: number
	fee: number
	currency: string
	source: string
	type: 'charge' | 'refund' | 'adjustment' | 'payment_failure_refund'
}

export function buildMovement(state: StripeState, fields: MovementFields): Stripe.BalanceTransaction {
	const { amount, fee, currency, source, type } = fields
	return {
		id: state.newId('txn'),
		object: 'balance_transaction',
		amount,
		available_on: state.seconds(),
		balance_type: 'payments',
		created: state.seconds(),
		currency,
		description: null,
		exchange_rate: null,
		fee,
		fee_details: [
			{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' },
		],
		net: amount - fee,
		reporting_category: type === 'adjustment' ? 'dispute' : type,
		source,
		status: 'pending',
		type,
	}
}

export function buildRefund(
	state: StripeState,
	{ charge, amount, metadata }: { charge: Stripe.Charge; amount: number; metadata: Record<string, string> },
): Stripe.Refund {
	return {
		id: state.newId('re'),
		object: 'refund',
		amount,
		balance_transaction: null,
		charge: charge.id,
		created: state.seconds(),
		currency: charge.currency,
		customer: null,
		customer_account: null,
		metadata,
		payment_intent: charge.payment_intent,
		payment_method: null,
		reason: null,
		receipt_number: null,
		source_transfer_reversal: null,
		status: 'succeeded',
		transfer_reversal: null,
	}
}
