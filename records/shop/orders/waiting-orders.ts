import type { Payable, Payment } from '#domain/payables/payable.ts'
import { asPayable, asPayment } from '../../payables/payables.ts'
import type { Store } from '../../store/open-store.ts'
import { selectOrders } from './read-order.ts'

/** Rows at a time, so that one run of a job is short. */
const MAX_ROWS = 100

/** Orders by bank transfer without any money, placed before a time: their goods are given to others. Oldest first. */
export async function listToExpire({ db }: Store, placedBefore: number): Promise<Payable[]> {
	const rows = await selectOrders(db)
		.where('provider', '=', 'bank transfer')
		.where('state', '=', 'started')
		.where('closed_at', 'is', null)
		.where('created_at', '<', placedBefore)
		.orderBy('created_at')
		.limit(MAX_ROWS)
		.execute()
	return rows.map(asPayable)
}

/** Payments of orders by card that were begun before a time and never ended: no session, or one whose end was not told. Oldest first. */
export async function listUnfinished(
	{ db }: Store,
	begunBefore: number,
): Promise<{ payable: Payable; payment: Payment }[]> {
	const payments = await db
		.selectFrom('payment')
		.innerJoin('shop_order', 'shop_order.payable_id', 'payment.payable_id')
		.selectAll('payment')
		.where('payment.provider', '=', 'stripe')
		.where('payment.state', '=', 'started')
		.where('payment.created_at', '<', begunBefore)
		.orderBy('payment.created_at')
		.limit(MAX_ROWS)
		.execute()
	if (payments.length === 0) return []
	const ids = payments.map(({ payable_id }) => payable_id)
	const rows = await selectOrders(db).where('id', 'in', ids).execute()
	const byId = new Map(rows.map((row) => [row.id, asPayable(row)]))
	return payments.flatMap((row) => {
		const payable = byId.get(row.payable_id)
		return payable ? [{ payable, payment: asPayment(row) }] : []
	})
}
