import type { Store } from './open-store.ts'

/**
 * After a change of the secret, stores the new hash wherever the address itself is stored; writes nothing otherwise. Of people who
 * have left, only the old hash is there: they are not found any more.
 */
export async function rehashAddresses({ db, write, hashAddress }: Store): Promise<void> {
	for (const table of ['subscriber', 'newsletter_request', 'stock_notice'] as const) {
		const rows = await db.selectFrom(table).select(['email', 'email_hash']).where('email', '!=', '').execute()
		const outdated = rows
			.map(({ email, email_hash }) => ({ before: email_hash, after: hashAddress(email) }))
			.filter(({ before, after }) => before !== after)
		if (outdated.length === 0) continue
		await write(async (transaction) => {
			for (const { before, after } of outdated) {
				// Another process may have stored the same person under the new hash meanwhile.
				const isThere = await transaction
					.selectFrom(table)
					.select('email_hash')
					.where('email_hash', '=', after)
					.limit(1)
					.executeTakeFirst()
				if (isThere && table === 'subscriber') continue
				await transaction.updateTable(table).set({ email_hash: after }).where('email_hash', '=', before).execute()
			}
		})
	}
}
