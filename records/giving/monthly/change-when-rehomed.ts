import { sql } from 'kysely'
import type { Sponsorship } from '#domain/giving/donation.ts'
import type { Store } from '../../store/open-store.ts'

/** What happens with a sponsorship when its dog finds a home. @returns whether there is such a sponsorship */
export function changeWhenRehomed(
	store: Store,
	donationId: string,
	whenRehomed: Sponsorship['whenRehomed'],
): Promise<boolean> {
	return store.write(async (transaction) => {
		const row = await transaction
			.updateTable('donation')
			// Locks the row.
			.set({ version: sql<number>`version + 1` })
			.where('id', '=', donationId)
			.where('sponsorship_json', 'is not', null)
			.where('anonymised_at', 'is', null)
			.returning('sponsorship_json')
			.executeTakeFirst()
		if (!row?.sponsorship_json) return false
		const sponsorship: Sponsorship = { ...JSON.parse(row.sponsorship_json), whenRehomed }
		const sponsorship_json = JSON.stringify(sponsorship)
		await transaction.updateTable('donation').set({ sponsorship_json }).where('id', '=', donationId).execute()
		return true
	})
}
