import { createContext } from 'react-router'
import type { DeliveriesOfChange } from '#records/payables/apply-payment-event.ts'
import type { StartVerdict } from '#records/payments/stripe/card-limits.ts'
import type { StripeProvider } from '#records/payments/stripe/stripe-provider.ts'

/** What pages need of Stripe, set for each request. */
export interface CardPayments {
	provider: StripeProvider
	/** Counts one start of a card payment, or says why there is none. Call it before `provider.startPayment`. */
	takeStart(start: { clientHash: string; email: string }): Promise<StartVerdict>
	/** Why cards are paused, for the desk; undefined while they are open. */
	readPause(): Promise<string | undefined>
	/** The emails that follow when a fact is applied. */
	deliveriesOf: DeliveriesOfChange
}

/** Null while the keys are not set: donations come by bank transfer. */
export const paymentsContext = createContext<CardPayments | null>(null)
