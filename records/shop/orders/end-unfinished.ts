import { applyPaymentEvent, type DeliveriesOfChange } from '../../payables/apply-payment-event.ts'
import type { StripeProvider } from '../../payments/stripe/stripe-provider.ts'
import { syncPayment } from '../../payments/sync-payment.ts'
import type { Store } from '../../store/open-store.ts'
import { listUnfinished } from './waiting-orders.ts'

/** Longer than the session of an order is open (`records/payments/stripe/requests/session-parameters.ts`). */
const MAX_UNFINISHED_MS = 45 * 60_000

interface Ending {
	store: Store
	provider: Pick<StripeProvider, 'expireSession' | 'readPayment'>
	deliveriesOf: DeliveriesOfChange
	now: number
}

/**
 * Ends card payments of orders that were begun and left: the provider is asked to expire the session and what it is then counts. So no goods stay
 * reserved when the site was stopped before the session was made, or its end was never told. One the provider does not confirm stays.
 *
 * @returns errors of single orders; they are tried again by the next run
 */
export async function endUnfinished({ store, provider, deliveriesOf, now }: Ending): Promise<unknown[]> {
	const errors: unknown[] = []
	for (const { payable, payment } of await listUnfinished(store, now - MAX_UNFINISHED_MS)) {
		try {
			const end = await provider.expireSession(payment)
			await syncPayment(store, payment, { provider, deliveriesOf, now })
			// Without a session there is nothing that tells its end.
			const about = { provider: payable.provider, reference: payable.reference, paymentId: payment.id, at: now }
			if (end === 'expired') await applyPaymentEvent(store, { ...about, kind: 'expired' }, deliveriesOf, now)
		} catch (error) {
			errors.push(error)
		}
	}
	return errors
}
