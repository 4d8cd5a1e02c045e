import type { Donation } from '#domain/giving/donation.ts'
import type { Database } from '../../payables/payables.ts'

/** Whether the provider was asked to end a sponsorship because its dog found a home or died (`jobs/sponsorships/carry-out-rehoming.ts`). */
export async function isStopping(db: Database, { id, sponsorship }: Donation): Promise<boolean> {
	if (!sponsorship) return false
	const event = await db
		.selectFrom('sponsorship_event')
		.select('id')
		.where('payable_id', '=', id)
		.where('kind', '=', 'stopping')
		.where('ref', '=', sponsorship.dogId)
		.executeTakeFirst()
	return event !== undefined
}
