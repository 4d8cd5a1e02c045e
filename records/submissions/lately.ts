import { sql } from 'kysely'
import type { Store } from '../store/open-store.ts'

const DAY = 86_400_000
/** How long a text is remembered: those who send the same to everybody do it within days. */
const REMEMBERED_MS = 7 * DAY
const HOUR = 3_600_000

/** Whether the same text came from another address lately. A second application of the same person is none. */
export async function isRepeatedText(
	{ db }: Store,
	textHash: string | null,
	email: string,
	now: number,
): Promise<boolean> {
	if (textHash === null) return false
	const row = await db
		.selectFrom('submission')
		.select('id')
		.where('text_hash', '=', textHash)
		.where('created_at', '>', now - REMEMBERED_MS)
		.where(sql<boolean>`lower(email) <> ${email.toLowerCase()}`)
		.limit(1)
		.executeTakeFirst()
	return row !== undefined
}

/** How many submissions came with an e-mail address within the last hour, in whatever capitals. */
export async function sentWithinHour({ db }: Store, email: string, now: number): Promise<number> {
	if (email === '') return 0
	const { count } = await db
		.selectFrom('submission')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
		.where('created_at', '>', now - HOUR)
		.executeTakeFirstOrThrow()
	return Number(count)
}
