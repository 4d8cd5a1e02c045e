import { sql } from 'kysely'
import type { Store } from '../store/open-store.ts'

/**
 * Whether the owner of an address has confirmed it, by the button in an email or by an approved submission (staff have met them).
 */
export async function isProvenAddress({ db, hashAddress }: Store, email: string): Promise<boolean> {
	const submission = await db
		.selectFrom('submission')
		.select('id')
		.where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
		.where('disowned_at', 'is', null)
		.where((eb) =>
			eb.or([eb('confirmed_at', 'is not', null), eb('status', 'in', ['approved', 'fell through', 'returned'])]),
		)
		.limit(1)
		.executeTakeFirst()
	if (submission) return true
	const subscriber = await db
		.selectFrom('subscriber')
		.select('email_hash')
		.where('email_hash', '=', hashAddress(email))
		.where('unsubscribed_at', 'is', null)
		.executeTakeFirst()
	return subscriber !== undefined
}
