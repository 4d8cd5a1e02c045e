import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Store } from '../store/open-store.ts'
import { noteDeleted } from '../store/submission-numbers.ts'
import type { Tables } from '../store/tables.ts'

const DAY = 86_400_000
/** As long as the links in it work (`LINK_LIFE_MS`). */
const QUARANTINED_LOOSE_EMAILS_KEPT_MS = 14 * DAY
/** Letters without a submission (a newsletter's confirmation) are needed no longer than a question about them may come up. */
const LOOSE_LETTERS_KEPT_MS = 30 * DAY

export interface Deleted {
	submissions: number
	drafts: number
	letters: number
	/** For news, and nobody said yes. */
	newsRequests: number
}

export const NOTHING_DELETED: Deleted = { submissions: 0, drafts: 0, letters: 0, newsRequests: 0 }

/** Deletes what must not be kept any longer: submissions with all that is about them, spent drafts, loose letters, requests for news that nobody said yes to. */
export async function deleteWhatIsDue({ db, write }: Store, now: number): Promise<Deleted> {
	if (!(await isAnythingDue(db, now))) return NOTHING_DELETED
	return write(async (transaction) => {
		await noteDeleted(transaction, sql<boolean>`delete_at <= ${now}`)
		const submissions = await transaction
			.deleteFrom('submission')
			.where('delete_at', '<=', now)
			.executeTakeFirstOrThrow()
		const drafts = await transaction.deleteFrom('draft').where('expires_at', '<=', now).executeTakeFirstOrThrow()
		const letters = await transaction
			.deleteFrom('delivery')
			.where('submission_id', 'is', null)
			.where((eb) => isOld(eb, now))
			.executeTakeFirstOrThrow()
		const newsRequests = await transaction
			.deleteFrom('news_request')
			.where('expires_at', '<=', now)
			.executeTakeFirstOrThrow()
		return {
			submissions: Number(submissions.numDeletedRows),
			drafts: Number(drafts.numDeletedRows),
			letters: Number(letters.numDeletedRows),
			newsRequests: Number(newsRequests.numDeletedRows),
		}
	})
}

/** Only reads: while nothing is due, nothing is written. */
async function isAnythingDue(db: Kysely<Tables>, now: number): Promise<boolean> {
	const found = await Promise.all([
		db.selectFrom('submission').select('id').where('delete_at', '<=', now).limit(1).executeTakeFirst(),
		db.selectFrom('draft').select('form').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
		looseLetters(db, now).limit(1).executeTakeFirst(),
		db.selectFrom('news_request').select('place').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
	])
	return found.some((row) => row !== undefined)
}

function looseLetters(db: Kysely<Tables>, now: number) {
	return db
		.selectFrom('delivery')
		.select('id')
		.where('submission_id', 'is', null)
		.where((eb) => isOld(eb, now))
}

function isOld(eb: ExpressionBuilder<Tables, 'delivery'>, now: number) {
	return eb.or([
		eb('done_at', '<=', now - LOOSE_LETTERS_KEPT_MS),
		eb('quarantined_at', '<=', now - QUARANTINED_LOOSE_EMAILS_KEPT_MS),
	])
}
