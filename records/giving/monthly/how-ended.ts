import type { Donation } from '#domain/giving/donation.ts'
import type { MonthlyEnd } from '#domain/giving/monthly-end.ts'
import type { Database } from '../../payables/payables.ts'
import { isStopping } from './is-stopping.ts'

/**
 * Who ended a monthly donation, from what is stored of it: the site's own request to Stripe was the giver's, unless the dog was the reason.
 * Undefined while it goes on.
 */
export async function howEnded(db: Database, donation: Donation): Promise<MonthlyEnd | undefined> {
	if (donation.frequency !== 'monthly' || donation.state !== 'cancelled') return undefined
	const { provider_status_at } = await db
		.selectFrom('payable')
		.select('provider_status_at')
		.where('id', '=', donation.id)
		.executeTakeFirstOrThrow()
	if (provider_status_at === null) return undefined
	const at = provider_status_at
	if (await isStopping(db, donation)) return { by: 'dog', at }
	const request = await db
		.selectFrom('provider_request')
		.select('id')
		.where('payable_id', '=', donation.id)
		.where('operation', '=', 'cancel subscription')
		.executeTakeFirst()
	if (request) return { by: 'giver', at }
	const last = await db
		.selectFrom('payment')
		.select('state')
		.where('payable_id', '=', donation.id)
		.orderBy('sequence', 'desc')
		.executeTakeFirst()
	return { by: last?.state === 'failed' ? 'failures' : 'stripe', at }
}
