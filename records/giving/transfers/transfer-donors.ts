import type { Donation } from '#domain/giving/donation.ts'
import type { Store } from '../../store/open-store.ts'
import { asDonation } from '../donations.ts'

/** Far more than a small charity awaits. */
const MAX_DONORS = 2000

/** Donations, sponsorships and orders whose money may come by bank transfer, the newest first. */
export async function listAwaitedTransfers({ db }: Store): Promise<Donation[]> {
	const rows = await db
		.selectFrom('donation')
		.selectAll()
		.where('provider', '=', 'bank transfer')
		.where('state', 'in', ['started', 'starting', 'active', 'past due'])
		.where('last_name', '!=', '')
		.orderBy('created_at', 'desc')
		.limit(MAX_DONORS)
		.execute()
	return rows.map(asDonation)
}
