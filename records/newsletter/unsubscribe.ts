import type { Store } from '../store/open-store.ts'

/** Whether a key is that of somebody's way out, used or not. */
export async function isUnsubscribeKey({ db }: Store, key: string): Promise<boolean> {
	const row = await db.selectFrom('subscriber').select('email_hash').where('leave_key', '=', key).executeTakeFirst()
	return row !== undefined
}

/**
 * Ends the news of an address, at once. Kept are a hash of it, when it came and when it left: that proves the wish, and lets
 * staff see that an address on an old list must not be written to. A second time changes nothing.
 *
 * Resolves to false when the key is nobody's.
 *
 * @throws when it could not be kept
 */
export function unsubscribe({ write }: Store, key: string, now: number): Promise<boolean> {
	return write(async (transaction) => {
		const row = await transaction
			.selectFrom('subscriber')
			.select(['email_hash', 'left_at'])
			.where('leave_key', '=', key)
			.executeTakeFirst()
		if (!row) return false
		if (row.left_at !== null) return true
		await transaction
			.updateTable('subscriber')
			.set({ email: '', first_name: '', interests_json: '[]', wording_json: '{}', left_at: now })
			.where('email_hash', '=', row.email_hash)
			.execute()
		// Keys that did their work go with it; a request nobody has answered yet may be a new wish.
		await transaction
			.deleteFrom('news_request')
			.where('email_hash', '=', row.email_hash)
			.where('confirmed_at', 'is not', null)
			.execute()
		return true
	})
}
