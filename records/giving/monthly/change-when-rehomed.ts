import { sql } from 'kysely'
import type { Sponsorship } from '#domain/giving/donation.ts'
import type { Store } from '../../store/open-store.ts'
import { findDonationById } from '../donations.ts'

/** What happens with a sponsorship when its dog finds a home. @returns whether there is such a sponsorship */
export function changeWhenRehomed(
	store: Store,
	payableId: string,
	whenRehomed: Sponsorship['whenRehomed'],
): Promise<boolean> {
	return store.write(async (transaction) => {
		const locked = await transaction
			.updateTable('payable')
			// Locks the row.
			.set({ version: sql<number>`version + 1` })
			.where('id', '=', payableId)
			.where(({ exists, selectFrom }) =>
				exists(
					selectFrom('donation')
						.select('donation.payable_id')
						.whereRef('donation.payable_id', '=', 'payable.id')
						.where('donation.sponsorship_json', 'is not', null),
				),
			)
			.where('anonymised_at', 'is', null)
			.returning('id')
			.executeTakeFirst()
		const donation = locked && (await findDonationById(transaction, payableId))
		if (!donation?.sponsorship) return false
		const sponsorship: Sponsorship = { ...donation.sponsorship, whenRehomed }
		await transaction
			.updateTable('donation')
			.set({ sponsorship_json: JSON.stringify(sponsorship) })
			.where('payable_id', '=', payableId)
			.execute()
		return true
	})
}
