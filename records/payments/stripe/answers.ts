import type Stripe from 'stripe'
import { z } from 'zod'

/*
 * Stripe's answers, as far as they are used. They are parsed, never trusted; a field that the types of the pinned version do not
 * describe does not compile.
 */

type Fields<Described, Shape> = { [Name in keyof Shape]: Name extends keyof Described ? z.ZodType : never }

function described<Described>() {
	return <Shape extends Fields<Described, Shape>>(shape: Shape & Record<string, z.ZodType>) => z.object(shape as Shape)
}

const text = z.string().min(1)
const seconds = z.int().nonnegative()
const metadata = z.record(z.string(), z.string())
/** A reference that may be expanded, as its id. */
const idOf = z.union([text, z.object({ id: text }).transform(({ id }) => id)])
const optionalId = idOf.nullish().transform((id) => id ?? undefined)

/** A reference that was expanded, or not. */
function expandable<Schema extends z.ZodType>(schema: Schema) {
	return z.union([text.transform(() => undefined), z.null().transform(() => undefined), schema])
}

const page = <Schema extends z.ZodType>(one: Schema) => z.object({ data: z.array(one), has_more: z.boolean() })

const movementAnswer = described<Stripe.BalanceTransaction>()({
	id: text,
	amount: z.int(),
	fee: z.int(),
	currency: text,
	created: seconds,
})

const optionalMovement = z
	.union([movementAnswer, text])
	.nullish()
	.transform((movement) => movement ?? undefined)

/** What was paid with, and whether from a wallet. */
const methodAnswer = described<Stripe.Charge.PaymentMethodDetails>()({
	type: text,
	card: described<Stripe.Charge.PaymentMethodDetails.Card>()({
		wallet: described<Stripe.Charge.PaymentMethodDetails.Card.Wallet>()({ type: text }).nullish(),
	}).nullish(),
})

const chargeAnswer = described<Stripe.Charge>()({
	id: text,
	amount: z.int(),
	currency: text,
	created: seconds,
	status: text,
	disputed: z.boolean(),
	amount_refunded: z.int(),
	balance_transaction: expandable(movementAnswer),
	/** Set when money that had been paid was taken back: the movement where it was expanded, else its id. */
	failure_balance_transaction: optionalMovement,
	payment_intent: optionalId,
	payment_method_details: methodAnswer.nullish(),
})

/** A movement that took a payment back, with its charge. */
const returnAnswer = described<Stripe.BalanceTransaction>()({
	id: text,
	source: expandable(described<Stripe.Charge>()({ id: text, payment_intent: optionalId })),
})

export const intentAnswer = described<Stripe.PaymentIntent>()({
	id: text,
	amount: z.int(),
	currency: text,
	created: seconds,
	status: text,
	metadata,
	latest_charge: expandable(chargeAnswer),
})

export const sessionAnswer = described<Stripe.Checkout.Session>()({
	id: text,
	created: seconds,
	expires_at: seconds,
	status: text.nullable(),
	payment_status: text,
	mode: text,
	client_reference_id: z.string().nullable(),
	metadata: metadata.nullable(),
	url: z.string().nullable(),
	amount_total: z.int().nullable(),
	currency: z.string().nullable(),
	customer: optionalId,
	subscription: optionalId,
	invoice: optionalId,
	payment_intent: optionalId,
})

const subscriptionDetails = described<Stripe.Invoice.Parent.SubscriptionDetails>()({
	metadata: metadata.nullable(),
	subscription: idOf,
})

const invoicePaymentAnswer = described<Stripe.InvoicePayment>()({
	invoice: idOf,
	payment: described<Stripe.InvoicePayment.Payment>()({ payment_intent: optionalId }),
	is_default: z.boolean(),
})

export const invoiceAnswer = described<Stripe.Invoice>()({
	id: text,
	created: seconds,
	status: text.nullable(),
	currency: text,
	customer: optionalId,
	amount_due: z.int(),
	amount_paid: z.int(),
	attempted: z.boolean(),
	billing_reason: text.nullable(),
	parent: described<Stripe.Invoice.Parent>()({ subscription_details: subscriptionDetails.nullable() }).nullable(),
	payments: page(invoicePaymentAnswer).optional(),
	status_transitions: described<Stripe.Invoice.StatusTransitions>()({ paid_at: seconds.nullable() }),
})

export const subscriptionAnswer = described<Stripe.Subscription>()({
	id: text,
	status: text,
	customer: idOf,
	metadata,
	currency: text,
	items: page(
		described<Stripe.SubscriptionItem>()({
			price: described<Stripe.Price>()({ unit_amount: z.int().nullable() }),
			quantity: z.int().optional(),
		}),
	),
})

export const refundAnswer = described<Stripe.Refund>()({
	id: text,
	amount: z.int(),
	currency: text,
	created: seconds,
	status: text.nullable(),
	charge: optionalId,
	payment_intent: optionalId,
	metadata: metadata.nullable(),
	balance_transaction: expandable(movementAnswer).optional(),
	/** Set for one that failed: the movement that brought the money back. */
	failure_balance_transaction: optionalMovement,
})

export const disputeAnswer = described<Stripe.Dispute>()({
	id: text,
	amount: z.int(),
	currency: text,
	created: seconds,
	status: text,
	/** What the bank gives as its reason: `fraudulent`, `duplicate`. */
	reason: text,
	charge: idOf,
	payment_intent: optionalId,
	/** Null where no answer is asked for. */
	evidence_details: z.object({ due_by: seconds.nullable() }),
	balance_transactions: z.array(movementAnswer),
})

export const portalAnswer = described<Stripe.BillingPortal.Session>()({ url: z.url() })

export const endpointAnswer = described<Stripe.WebhookEndpoint>()({
	url: text,
	api_version: z.string().nullable(),
	enabled_events: z.array(z.string()),
	status: text,
})

export const accountAnswer = described<Stripe.Account>()({
	id: text,
	charges_enabled: z.boolean(),
	default_currency: text,
})

/** An event says only what it is about: the object itself is read again. */
export const eventAnswer = described<Stripe.EventBase>()({
	id: text,
	type: text,
	created: seconds,
	livemode: z.boolean(),
	data: z.object({ object: z.looseObject({ object: text, id: text.optional() }) }),
})

export const sessionsAnswer = page(sessionAnswer)
export const invoicesAnswer = page(invoiceAnswer)
export const refundsAnswer = page(refundAnswer)
export const returnsAnswer = page(returnAnswer)
export const disputesAnswer = page(disputeAnswer)
export const invoicePaymentsAnswer = page(invoicePaymentAnswer)
export const endpointsAnswer = page(endpointAnswer)

export type SessionAnswer = z.infer<typeof sessionAnswer>
export type IntentAnswer = z.infer<typeof intentAnswer>
export type ChargeAnswer = z.infer<typeof chargeAnswer>
export type InvoiceAnswer = z.infer<typeof invoiceAnswer>
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>
export type RefundAnswer = z.infer<typeof refundAnswer>
export type DisputeAnswer = z.infer<typeof disputeAnswer>
export type MovementAnswer = z.infer<typeof movementAnswer>
export type EventAnswer = z.infer<typeof eventAnswer>
