import type { Donation, Payment } from '#domain/giving/donation.ts'
import { asDonation, asPayment } from '../../giving/donations.ts'
import type { Store } from '../../store/open-store.ts'

/** Rows at a time, so that one run of a job is short. */
const MAX_ROWS = 100

/** Orders by bank transfer without any money, placed before a time: their goods are given to others. Oldest first. */
export async function listToLapse({ db }: Store, placedBefore: number): Promise<Donation[]> {
	const rows = await db
		.selectFrom('donation')
		.selectAll()
		.where('kind', '=', 'order')
		.where('provider', '=', 'bank transfer')
		.where('state', '=', 'started')
		.where('closed_at', 'is', null)
		.where('created_at', '<', placedBefore)
		.orderBy('created_at')
		.limit(MAX_ROWS)
		.execute()
	return rows.map(asDonation)
}

/** Payments of orders by card that were begun before a time and never ended: no session, or one whose end was not told. Oldest first. */
export async function listUnfinished(
	{ db }: Store,
	begunBefore: number,
): Promise<{ donation: Donation; payment: Payment }[]> {
	const payments = await db
		.selectFrom('payment')
		.innerJoin('donation', 'donation.id', 'payment.donation_id')
		.selectAll('payment')
		.where('donation.kind', '=', 'order')
		.where('payment.provider', '=', 'stripe')
		.where('payment.state', '=', 'started')
		.where('payment.created_at', '<', begunBefore)
		.orderBy('payment.created_at')
		.limit(MAX_ROWS)
		.execute()
	if (payments.length === 0) return []
	const ids = payments.map(({ donation_id }) => donation_id)
	const donations = await db.selectFrom('donation').selectAll().where('id', 'in', ids).execute()
	const byId = new Map(donations.map((row) => [row.id, asDonation(row)]))
	return payments.flatMap((row) => {
		const donation = byId.get(row.donation_id)
		return donation ? [{ donation, payment: asPayment(row) }] : []
	})
}
