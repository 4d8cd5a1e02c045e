import type { Donation } from '#domain/giving/donation.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { NewDeliveryOfPayable } from '../payables/apply-payment-event.ts'
import type { Store } from '../store/open-store.ts'
import { asDonation, selectDonations } from './donations.ts'

/** Rows at a time, so that one run of a job is short. */
const MAX_ROWS = 100

/**
 * Donations by bank transfer without any money, announced (and not reminded of) before a time. Oldest first. Only those whose first email
 * was sent: no email follows one that was quarantined (too many to new addresses), or that could not be delivered.
 */
export async function listToRemind({ db }: Store, announcedBefore: number): Promise<Donation[]> {
	const rows = await waiting(db)
		.where('reminded_at', 'is', null)
		.where('created_at', '<', announcedBefore)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('delivery')
					.select('delivery.id')
					.whereRef('delivery.payable_id', '=', 'payable.id')
					.where('delivery.done_at', 'is not', null),
			),
		)
		.execute()
	return rows.map(asDonation)
}

/** Those whose reminder, or that were announced (and never reminded of), before a time. */
export async function listToClose({ db }: Store, before: { reminded: number; announced: number }): Promise<Donation[]> {
	const rows = await waiting(db)
		.where((eb) =>
			eb.or([
				eb('reminded_at', '<', before.reminded),
				eb.and([eb('reminded_at', 'is', null), eb('created_at', '<', before.announced)]),
			]),
		)
		.execute()
	return rows.map(asDonation)
}

function waiting(db: Store['db']) {
	return selectDonations(db)
		.where('provider', '=', 'bank transfer')
		.where('state', 'in', ['started', 'starting'])
		.where('closed_at', 'is', null)
		.where('anonymised_at', 'is', null)
		.orderBy('created_at')
		.limit(MAX_ROWS)
}

/** Queues the one reminder, unless the donation was changed since it was read. @returns whether it was queued */
export function remind(
	store: Store,
	donation: Donation,
	delivery: NewDeliveryOfPayable,
	now: number,
): Promise<boolean> {
	return store.write(async (transaction) => {
		const { numUpdatedRows } = await transaction
			.updateTable('payable')
			.set({ reminded_at: now, version: donation.version + 1 })
			.where('id', '=', donation.id)
			.where('version', '=', donation.version)
			.where('reminded_at', 'is', null)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return false
		await enqueue(transaction, [{ ...delivery, submissionId: null, payableId: donation.id }], now)
		return true
	})
}
