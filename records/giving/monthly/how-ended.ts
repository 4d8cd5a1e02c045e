import type { Donation } from '#domain/giving/donation.ts'
import type { MonthlyEnd } from '#domain/giving/monthly-end.ts'
import { type Database, lastPaymentsOf } from '../../payables/payables.ts'

/** Who ended a monthly donation. Undefined while it goes on. */
export async function howEnded(db: Database, donation: Donation): Promise<MonthlyEnd | undefined> {
	return (await monthlyEndsOf(db, [donation])).get(donation.id)
}

/**
 * Who ended monthly donations, by their id, from what is stored of them: the site's own request to Stripe was the giver's, unless the dog was the
 * reason. Those that go on are left out.
 */
export async function monthlyEndsOf(db: Database, donations: readonly Donation[]): Promise<Map<string, MonthlyEnd>> {
	const ended = donations.filter(({ frequency, state }) => frequency === 'monthly' && state === 'cancelled')
	if (ended.length === 0) return new Map()
	const ids = ended.map(({ id }) => id)
	const [times, stopping, cancelled, lastPayments] = await Promise.all([
		timesOf(db, ids),
		stoppingOf(db, ids),
		cancelledByGiver(db, ids),
		lastPaymentsOf(db, ids),
	])
	return new Map(
		ended.flatMap(({ id, sponsorship }): [string, MonthlyEnd][] => {
			const at = times.get(id)
			if (at === undefined) return []
			if (sponsorship && stopping.has(`${id} ${sponsorship.dogId}`)) return [[id, { by: 'dog', at }]]
			if (cancelled.has(id)) return [[id, { by: 'giver', at }]]
			return [[id, { by: lastPayments.get(id)?.state === 'failed' ? 'failures' : 'stripe', at }]]
		}),
	)
}

async function timesOf(db: Database, ids: string[]): Promise<Map<string, number>> {
	const rows = await db.selectFrom('payable').select(['id', 'provider_status_at']).where('id', 'in', ids).execute()
	return new Map(rows.flatMap(({ id, provider_status_at: at }) => (at === null ? [] : [[id, at]])))
}

/** Those of which the provider was asked to take no more money because the dog found a home or died (`jobs/sponsorships/apply-rehoming-choice.ts`). */
async function stoppingOf(db: Database, ids: string[]): Promise<Set<string>> {
	const rows = await db
		.selectFrom('sponsorship_event')
		.select(['payable_id', 'ref'])
		.where('payable_id', 'in', ids)
		.where('kind', '=', 'stopping')
		.execute()
	return new Set(rows.map(({ payable_id, ref }) => `${payable_id} ${ref}`))
}

async function cancelledByGiver(db: Database, ids: string[]): Promise<Set<string | null>> {
	const rows = await db
		.selectFrom('provider_request')
		.select('payable_id')
		.where('payable_id', 'in', ids)
		.where('operation', '=', 'cancel subscription')
		.execute()
	return new Set(rows.map(({ payable_id }) => payable_id))
}
