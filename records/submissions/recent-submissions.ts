import { sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import type { Store } from '../store/open-store.ts'

/** How far back duplicates are looked for: spam repeats within days. */
const DUPLICATE_WINDOW_MS = 7 * DAY_MS

/** Whether the same text was sent from another address recently. */
export async function isRepeatedText(
	{ db }: Store,
	textHash: string | undefined,
	email: string,
	now: number,
): Promise<boolean> {
	if (textHash === undefined) return false
	const row = await db
		.selectFrom('submission')
		.select('id')
		.where('text_hash', '=', textHash)
		.where('created_at', '>', now - DUPLICATE_WINDOW_MS)
		.where(sql<boolean>`lower(email) <> ${email.toLowerCase()}`)
		.limit(1)
		.executeTakeFirst()
	return row !== undefined
}

/** How many submissions an email address sent within the last hour; case does not matter. */
export async function countSentWithinHour({ db }: Store, email: string, now: number): Promise<number> {
	if (email === '') return 0
	const { count } = await db
		.selectFrom('submission')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
		.where('created_at', '>', now - HOUR_MS)
		.executeTakeFirstOrThrow()
	return Number(count)
}
