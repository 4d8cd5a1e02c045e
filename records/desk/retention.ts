import type { Store } from '../store/open-store.ts'

const DAY = 86_400_000
/** Letters without a submission (a newsletter's confirmation) are needed no longer than a question about them may come up. */
const LOOSE_LETTERS_KEPT_MS = 30 * DAY

export interface Deleted {
	submissions: number
	drafts: number
	letters: number
	/** For news, and nobody said yes. */
	newsRequests: number
}

/** Deletes what must not be kept any longer: submissions with all that is about them, spent drafts, loose letters, requests for news that nobody said yes to. */
export function deleteWhatIsDue({ write }: Store, now: number): Promise<Deleted> {
	return write(async (transaction) => {
		const submissions = await transaction
			.deleteFrom('submission')
			.where('delete_at', '<=', now)
			.executeTakeFirstOrThrow()
		const drafts = await transaction.deleteFrom('draft').where('expires_at', '<=', now).executeTakeFirstOrThrow()
		const letters = await transaction
			.deleteFrom('delivery')
			.where('submission_id', 'is', null)
			.where('done_at', '<=', now - LOOSE_LETTERS_KEPT_MS)
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
