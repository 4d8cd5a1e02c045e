import type { Payment } from '#domain/payables/payable.ts'
import type { Store } from '../../../store/open-store.ts'
import { fromStripeMoney } from '../stripe-money.ts'
import { listRequests } from './requests.ts'

/** Minor units of refunds that were asked for and are not in the ledger yet: they cannot be refunded again. */
export async function pendingRefunds(store: Store, payment: Pick<Payment, 'id' | 'amount'>): Promise<number> {
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

interface RefusedRefundRequest {
	/** Minor units. */
	amount: number
	at: number
	/** In Stripe's words. */
	reason: string
}

/** Refunds that Stripe refused since the last one that it made. The newest first. */
export async function listRefusedRefunds(
	store: Store,
	payment: Pick<Payment, 'id' | 'amount'>,
): Promise<RefusedRefundRequest[]> {
	const requests = await listRequests(store, 'refund', { paymentId: payment.id })
	const lastMade = requests.findIndex(({ result_ref }) => result_ref !== null)
	return (lastMade === -1 ? requests : requests.slice(0, lastMade)).flatMap(
		({ done_at, last_error, parameters_json }) => {
			if (done_at === null) return []
			const { amount } = JSON.parse(parameters_json) as { amount: number }
			const { currency } = payment.amount
			const reason = (last_error ?? '').replace(/^refused: /, '').replace(/\.$/, '')
			return { amount: fromStripeMoney({ amount, currency }).amount, at: done_at, reason }
		},
	)
}
