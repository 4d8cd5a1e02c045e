import type { RouterContextProvider } from 'react-router'
import { contentContext } from '#app/request/content.server.ts'
import { paymentsContext } from '#app/request/giving/payments.server.ts'
import { type GivingOffer, givingOffer } from '#domain/giving/giving-offer.ts'

/** For pickers on cached pages; null while there is no way to pay. */
export function givingOfferOf(context: Readonly<RouterContextProvider>): GivingOffer | null {
	const { options } = context.get(contentContext)
	const canPay = options?.giving.bank != null || context.get(paymentsContext) !== null
	return options && canPay ? givingOffer(options) : null
}
