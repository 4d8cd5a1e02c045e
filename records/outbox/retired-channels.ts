import type { Store } from '../store/open-store.ts'

/** Channels of earlier versions: `wordpress` sent copies of submissions. */
const RETIRED_CHANNELS = ['wordpress']

/**
 * Deletes deliveries of channels that no longer exist and were not sent; nothing would ever send them. Of those that were sent only the
 * fact stays, until their submission is deleted. Returns how many were deleted.
 */
export async function dropRetiredDeliveries({ db, write }: Store): Promise<number> {
	// Only reads while there is nothing to do.
	const found = await db
		.selectFrom('delivery')
		.select('id')
		.where('channel', 'in', RETIRED_CHANNELS)
		.where((eb) => eb.or([eb('done_at', 'is', null), eb('payload_json', '!=', '{}')]))
		.limit(1)
		.executeTakeFirst()
	if (!found) return 0
	return write(async (transaction) => {
		const { numDeletedRows } = await transaction
			.deleteFrom('delivery')
			.where('channel', 'in', RETIRED_CHANNELS)
			.where('done_at', 'is', null)
			.executeTakeFirstOrThrow()
		await transaction
			.updateTable('delivery')
			.set({ payload_json: '{}' })
			.where('channel', 'in', RETIRED_CHANNELS)
			.execute()
		return Number(numDeletedRows)
	})
}
