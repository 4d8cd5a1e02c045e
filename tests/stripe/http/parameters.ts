import type Stripe from 'stripe'
import { InvalidRequestError } from './api-error.ts'
import type { FormObject, FormValue } from './form-body.ts'

type KeysOf<T> = T extends unknown ? keyof T : never
type ValueOf<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : T
/**
 * Names of parameters that the pinned types describe; another name is a compile error. `true` accepts any value below it.
 */
type Known<Params> =
	| true
	| { [Name in KeysOf<Params>]?: Known<NonNullable<ItemOf<NonNullable<ValueOf<Params, Name>>>>> }
type KnownParams<Params> = Exclude<Known<Params>, true>
export type Accepted = { [name: string]: true | Accepted | undefined }

const PAGE = { limit: true, starting_after: true, ending_before: true, expand: true } as const
const PRODUCT = { name: true, description: true, metadata: true } as const
const PRICE = { currency: true, unit_amount: true, product_data: PRODUCT, recurring: { interval: true } } as const

/** Everything that our code sends. Stripe accepts more; the stand-in refuses what it does not play. */
export const ACCEPTED = {
	createSession: {
		mode: true,
		ui_mode: true,
		client_reference_id: true,
		customer: true,
		customer_email: true,
		metadata: true,
		success_url: true,
		cancel_url: true,
		expires_at: true,
		locale: true,
		submit_type: true,
		expand: true,
		excluded_payment_method_types: true,
		line_items: { quantity: true, price_data: PRICE },
		payment_intent_data: { description: true, metadata: true },
		subscription_data: { description: true, metadata: true },
	} satisfies KnownParams<Stripe.Checkout.SessionCreateParams>,
	listSessions: {
		...PAGE,
		created: true,
		customer: true,
		payment_intent: true,
		status: true,
		subscription: true,
	} satisfies KnownParams<Stripe.Checkout.SessionListParams>,
	listLineItems: PAGE satisfies KnownParams<Stripe.Checkout.SessionListLineItemsParams>,
	listIntents: { ...PAGE, created: true, customer: true } satisfies KnownParams<Stripe.PaymentIntentListParams>,
	listCharges: { ...PAGE, created: true, payment_intent: true } satisfies KnownParams<Stripe.ChargeListParams>,
	listInvoices: {
		...PAGE,
		created: true,
		customer: true,
		status: true,
		subscription: true,
	} satisfies KnownParams<Stripe.InvoiceListParams>,
	listInvoicePayments: {
		...PAGE,
		payment: { type: true, payment_intent: true },
	} satisfies KnownParams<Stripe.InvoicePaymentListParams>,
	listSubscriptions: {
		...PAGE,
		created: true,
		customer: true,
		status: true,
	} satisfies KnownParams<Stripe.SubscriptionListParams>,
	updateSubscription: {
		cancel_at_period_end: true,
		metadata: true,
		expand: true,
	} satisfies KnownParams<Stripe.SubscriptionUpdateParams>,
	cancelSubscription: { expand: true } satisfies KnownParams<Stripe.SubscriptionCancelParams>,
	createRefund: {
		amount: true,
		payment_intent: true,
		charge: true,
		metadata: true,
		reason: true,
		expand: true,
	} satisfies KnownParams<Stripe.RefundCreateParams>,
	listRefunds: {
		...PAGE,
		created: true,
		charge: true,
		payment_intent: true,
	} satisfies KnownParams<Stripe.RefundListParams>,
	listDisputes: {
		...PAGE,
		created: true,
		charge: true,
		payment_intent: true,
	} satisfies KnownParams<Stripe.DisputeListParams>,
	listMovements: {
		...PAGE,
		created: true,
		type: true,
	} satisfies KnownParams<Stripe.BalanceTransactionListParams>,
	listEvents: { ...PAGE, created: true, type: true, types: true } satisfies KnownParams<Stripe.EventListParams>,
	createPortal: {
		customer: true,
		return_url: true,
		locale: true,
		expand: true,
	} satisfies KnownParams<Stripe.BillingPortal.SessionCreateParams>,
	page: PAGE,
	/** Objects that are read or expired. */
	expand: { expand: true },
} as const

/** Refuses parameters that are not accepted, as Stripe does: unknown and retired ones alike. */
export function checkParameters(params: FormObject, accepted: Accepted, path = ''): void {
	for (const [name, value] of Object.entries(params)) {
		const full = path === '' ? name : `${path}[${name}]`
		const rule = Object.hasOwn(accepted, name) ? accepted[name] : undefined
		if (rule === undefined) {
			throw new InvalidRequestError(`Received unknown parameter: ${full}`, { param: full, code: 'parameter_unknown' })
		}
		if (rule !== true) checkNested(value, rule, full)
	}
}

function checkNested(value: FormValue, rule: Accepted, path: string) {
	if (typeof value === 'string') throw new InvalidRequestError(`Invalid object: ${path}`, { param: path })
	if (!Array.isArray(value)) return checkParameters(value, rule, path)
	for (const [index, item] of value.entries()) checkNested(item, rule, `${path}[${index}]`)
}
