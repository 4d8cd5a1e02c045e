import type { Payment } from '#domain/giving/donation.ts'
import type { Store } from '../../store/open-store.ts'
import { listRequests } from './requests.ts'
import { fromStripeMoney } from './stripe-money.ts'

/** Minor units of refunds that were asked for and are not in the ledger yet: they cannot be refunded again. */
export async function askedRefunds(store: Store, payment: Pick<Payment, 'id' | 'amount'>): Promise<number> {
	const requests = await listRequests(store, 'refund', { paymentId: payment.id })
	const booked = await store.db
		.selectFrom('ledger_entry')
		.select('provider_ref')
		.where('payment_id', '=', payment.id)
		.where('kind', '=', 'refund')
		.execute()
	const known = new Set(booked.map(({ provider_ref }) => provider_ref))
	return requests
		.filter(({ done_at, result_ref }) => (result_ref === null ? done_at === null : !known.has(result_ref)))
		.reduce((sum, { parameters_json }) => {
			const { amount } = JSON.parse(parameters_json) as { amount: number }
			return sum + fromStripeMoney({ amount, currency: payment.amount.currency }).amount
		}, 0)
}
