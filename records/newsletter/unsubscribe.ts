import type { Store } from '../store/open-store.ts'

/** Whether this is the unsubscribe key of an address, used or not. */
export async function isUnsubscribeKey({ db }: Store, key: string): Promise<boolean> {
	const row = await db
		.selectFrom('subscriber')
		.select('email_hash')
		.where('unsubscribe_key', '=', key)
		.executeTakeFirst()
	return row !== undefined
}

/**
 * Unsubscribes an address. Its hash and both dates stay as proof. Idempotent; resolves to false for an unknown key.
 *
 * @throws when it could not be stored
 */
export function unsubscribe({ write }: Store, key: string, now: number): Promise<boolean> {
	return write(async (transaction) => {
		const row = await transaction
			.selectFrom('subscriber')
			.select(['email_hash', 'unsubscribed_at'])
			.where('unsubscribe_key', '=', key)
			.executeTakeFirst()
		if (!row) return false
		if (row.unsubscribed_at !== null) return true
		await transaction
			.updateTable('subscriber')
			.set({ email: '', first_name: '', interests_json: '[]', wording_json: '{}', unsubscribed_at: now })
			.where('email_hash', '=', row.email_hash)
			.execute()
		// Deletes used keys; an unconfirmed request may be a new subscription.
		await transaction
			.deleteFrom('newsletter_request')
			.where('email_hash', '=', row.email_hash)
			.where('confirmed_at', 'is not', null)
			.execute()
		return true
	})
}
