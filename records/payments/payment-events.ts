import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from '#domain/payables/monthly-states.ts'
import { PAYMENT_METHODS } from '#domain/payables/payment-methods.ts'

/** The provider's references of what an event is about; each is stored with the payment (or donation) once it is known. */
const refs = z
	.object({
		session: z.string().min(1),
		intent: z.string().min(1),
		invoice: z.string().min(1),
		charge: z.string().min(1),
		subscription: z.string().min(1),
		customer: z.string().min(1),
	})
	.partial()

const minorUnits = z.int().nonnegative()
const currency = z.string().regex(/^[A-Z]{3}$/)

const about = z.object({
	provider: z.enum(['bank transfer', 'stripe']),
	/** Our reference, from the provider's metadata; null when the object has none (a dispute, a refund). */
	reference: z.string().nullable(),
	/** Our payment, from the provider's metadata. */
	paymentId: z.string().nullable().default(null),
	refs: refs.default({}),
	/** What is paid with; null when the object does not say. */
	method: z.enum(PAYMENT_METHODS).nullable().default(null),
	/** When it happened, by the provider's clock. */
	at: z.int(),
})

/** Identifies an effect: the same whenever the same effect is reported, in whatever way. */
const effect = about.extend({ ref: z.string().min(1), amount: minorUnits, currency })
const fee = z
	.object({ ref: z.string().min(1), amount: minorUnits, currency })
	.nullable()
	.default(null)

/**
 * What a provider can tell. "session completed": the visitor has finished; the money is on its way. "paid": the money is there; its `ref`
 * is the payment intent of a single donation, the invoice of a monthly one. "declined": a card in an open session, where the visitor may
 * still pay. "failed": an attempt ended without money; `isLate` when money that had been paid was taken back.
 */
export const paymentEventSchema = z.discriminatedUnion('kind', [
	about.extend({ kind: z.literal('session completed') }),
	effect.extend({
		kind: z.literal('paid'),
		/** Null when it is not known yet: the event is then reported again with it. */
		fee,
		/** Set for a monthly donation: a renewal is a payment of its own. */
		isRenewal: z.boolean().default(false),
		/** Said by staff: no declaration of the donor covers it. */
		isFromAnotherPayer: z.boolean().default(false),
	}),
	effect.extend({ kind: z.literal('failed'), isLate: z.boolean(), isRenewal: z.boolean().default(false) }),
	about.extend({ kind: z.literal('declined') }),
	about.extend({ kind: z.literal('expired') }),
	/** Said by staff: what has arrived counts as the whole. */
	about.extend({ kind: z.literal('short accepted') }),
	effect.extend({ kind: z.literal('refunded'), feeReturned: fee }),
	/** The money of a refund came back. Its `ref` is the refund's. */
	effect.extend({ kind: z.literal('refund failed') }),
	/** `amount`: what was withdrawn; 0 for an inquiry. `dueBy`: the last moment to answer it; null once it was answered, or is over. `reason`: the bank's, in Stripe's word. */
	effect.extend({
		kind: z.literal('dispute opened'),
		fee,
		dueBy: z.int().nullable().default(null),
		reason: z.string().default(''),
	}),
	/** `amount`: what was given back; 0 when it was lost. */
	effect.extend({ kind: z.literal('dispute closed'), outcome: z.enum(['won', 'lost']), feeReturned: fee }),
	about.extend({
		kind: z.literal('subscription changed'),
		status: z.enum(SUBSCRIPTION_STATUSES),
		/** What is charged each time, with the fees that the donor covers. */
		amount: minorUnits,
	}),
])
export type PaymentEvent = z.infer<typeof paymentEventSchema>
/** Before defaults. */
export type NewPaymentEvent = z.input<typeof paymentEventSchema>
