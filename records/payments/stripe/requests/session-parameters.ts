import type Stripe from 'stripe'
import { isMonthlyState } from '#domain/payables/monthly-states.ts'
import type { Payable, Payment } from '#domain/payables/payable.ts'
import type { PayableDetails } from '#domain/payables/payable-details.ts'
import { type Order, titleOf } from '#domain/shop/order.ts'
import { metadataOf } from '../metadata.ts'
import { toStripeMoney } from '../stripe-money.ts'

export interface WantedSession {
	payment: Payment
	payable: Payable
	urls: { successUrl: string; cancelUrl: string }
	/** On the page of Checkout and the statement of Stripe: "Donation to Fairlead". */
	describe(details: PayableDetails): string
	/** Whether ways of paying that take days to confirm are left out of orders: goods would stay reserved so long. */
	excludesDelayed: boolean
}

/** Goods are reserved so long for a buyer who left. Stripe allows no less than 30 minutes; clocks differ. */
const ORDER_OPEN_SECONDS = 35 * 60
const MAX_NAME_LENGTH = 250

/** Those that Stripe reports as completed first and as paid days later. */
const DELAYED_METHODS: Stripe.Checkout.SessionCreateParams.ExcludedPaymentMethodType[] = [
	'acss_debit',
	'au_becs_debit',
	'bacs_debit',
	'boleto',
	'customer_balance',
	'konbini',
	'multibanco',
	'nz_bank_account',
	'oxxo',
	'sepa_debit',
	'sofort',
	'us_bank_account',
]

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem

/** Parameters of hosted Checkout. Never `payment_method_types`: the methods come from the account. */
export function sessionParameters(
	wanted: WantedSession,
	details: PayableDetails,
	now: number,
): Stripe.Checkout.SessionCreateParams {
	const { payment, payable, urls, describe, excludesDelayed } = wanted
	const { currency } = payment.amount
	const order = 'order' in details ? details.order : undefined
	const isMonthly = isMonthlyState(payable.state)
	const metadata = metadataOf(payable, payment)
	const description = describe(details)
	const whole = lineItem(description, { unit: payment.amount.amount, quantity: 1 }, currency)
	return {
		mode: isMonthly ? 'subscription' : 'payment',
		client_reference_id: payable.reference,
		customer_email: payable.email,
		locale: 'auto',
		metadata,
		success_url: urls.successUrl,
		cancel_url: urls.cancelUrl,
		line_items: order ? linesOf(order) : [isMonthly ? monthly(whole) : whole],
		...(order
			? {
					expires_at: Math.floor(now / 1000) + ORDER_OPEN_SECONDS,
					...(excludesDelayed ? { excluded_payment_method_types: DELAYED_METHODS } : {}),
				}
			: {}),
		...(isMonthly
			? { subscription_data: { description, metadata } }
			: {
					payment_intent_data: { description, metadata },
					submit_type: order ? ('pay' as const) : ('donate' as const),
				}),
	}
}

/** What is paid for, named as on our pages. Never what the buyer had engraved. */
function linesOf({ lines, delivery, donationMinor, payable }: Order): LineItem[] {
	const { currency } = payable.due
	return [
		...lines.map((line) => lineItem(titleOf(line), { unit: line.unitMinor, quantity: line.quantity }, currency)),
		...(delivery
			? [lineItem(`Delivery: ${delivery.label}`, { unit: delivery.priceMinor, quantity: 1 }, currency)]
			: []),
		...(donationMinor > 0 ? [lineItem('Your donation', { unit: donationMinor, quantity: 1 }, currency)] : []),
	]
}

function lineItem(name: string, { unit, quantity }: { unit: number; quantity: number }, of: string): LineItem {
	const { amount, currency } = toStripeMoney({ amount: unit, currency: of })
	const product_data = { name: name.slice(0, MAX_NAME_LENGTH) }
	return { quantity, price_data: { currency, unit_amount: amount, product_data } }
}

function monthly({ price_data, ...item }: LineItem): LineItem {
	return price_data ? { ...item, price_data: { ...price_data, recurring: { interval: 'month' } } } : item
}
