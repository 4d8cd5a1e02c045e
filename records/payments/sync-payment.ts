import type { Payment } from '#domain/payables/payable.ts'
import { applyPaymentEvent, type DeliveriesOfChange } from '../payables/apply-payment-event.ts'
import type { Store } from '../store/open-store.ts'
import type { StripeProvider } from './stripe/stripe-provider.ts'

interface Syncing {
	provider: Pick<StripeProvider, 'readPayment'>
	deliveriesOf: DeliveriesOfChange
	now: number
}

/** Applies everything that the provider knows of a payment, before its events come. @returns whether anything changed */
export async function syncPayment(
	store: Store,
	payment: Payment,
	{ provider, deliveriesOf, now }: Syncing,
): Promise<boolean> {
	let hasChanged = false
	for (const event of await provider.readPayment(payment)) {
		const { kind } = await applyPaymentEvent(store, event, deliveriesOf, now)
		if (kind === 'applied') hasChanged = true
	}
	return hasChanged
}
