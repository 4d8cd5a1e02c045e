import type { RouterContextProvider } from 'react-router'
import { contentContext } from '#app/request/content.server.ts'
import { paymentsContext } from '#app/request/giving/payments.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import type { PayOffers } from './pay-field.tsx'

/** The ways to pay that are open now. */
export async function payOffers(context: Readonly<RouterContextProvider>, path: string): Promise<PayOffers> {
	const cards = context.get(paymentsContext)
	const bank = context.get(contentContext).options?.giving.bank != null
	if (!cards) return { bank, card: false }
	try {
		return { bank, card: (await cards.readPause()) === undefined }
	} catch (error) {
		// The store is unavailable: the start says so.
		context.get(errorLogContext)(error, path)
		return { bank, card: true }
	}
}
