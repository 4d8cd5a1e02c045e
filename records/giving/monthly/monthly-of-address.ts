import { sql } from 'kysely'
import type { Donation } from '#domain/giving/donation.ts'
import type { Store } from '../../store/open-store.ts'
import { asDonation, selectDonations } from '../donations.ts'

/** An email lists no more. */
const MAX_DONATIONS = 20

/** The monthly donations of an email address that have not ended, newest first. */
export async function monthlyOfAddress({ db }: Store, email: string): Promise<Donation[]> {
	const rows = await selectDonations(db)
		.where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
		.where('email', '!=', '')
		.where('frequency', '=', 'monthly')
		.where('state', 'in', ['active', 'past due'])
		.where('anonymised_at', 'is', null)
		.orderBy('created_at', 'desc')
		.limit(MAX_DONATIONS)
		.execute()
	return rows.map(asDonation)
}
