import type { ExpressionBuilder } from 'kysely'
import type { Submission } from '#domain/applications/submission-record.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables.ts'
import { asSubmission, isAwaited } from '../submissions/submissions.ts'

/**
 * Whose promised day is over without an answer and who has not been told that it takes longer. Those who left no email address
 * are not among them: only a person can ring. Nor is what is urgent: no day was promised, and an email may be read by others.
 *
 * @param today `YYYY-MM-DD`
 */
export async function listMissedDeadlines({ db }: Store, today: string): Promise<Submission[]> {
	const rows = await db
		.selectFrom('submission')
		.selectAll()
		.where('reply_by', '<', today)
		.where('reminded_at', 'is', null)
		.where('quarantined', '=', 0)
		.where('letters_owed', '=', 0)
		.where('urgent', '=', 0)
		.where('email', '!=', '')
		.where(mayBeWrittenTo)
		.where(isAwaited)
		.orderBy('reply_by')
		.execute()
	return rows.map(asSubmission)
}

/** Its owner has not said that they wrote nothing, and no email to it waits for staff. */
function mayBeWrittenTo(eb: ExpressionBuilder<Tables, 'submission'>) {
	const waiting = eb
		.selectFrom('delivery')
		.select('delivery.id')
		.whereRef('delivery.submission_id', '=', 'submission.id')
		.where('quarantined_at', 'is not', null)
	return eb.and([eb('disowned_at', 'is', null), eb.not(eb.exists(waiting))])
}

/**
 * Writes the later day down and puts the letter that names it into the outbox: both or neither, and once. Resolves to false
 * when somebody has answered meanwhile, or another process was first.
 */
export function extendDeadline(
	{ write }: Store,
	submissionId: string,
	{ day, letter }: { day: string; letter: unknown },
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const { numUpdatedRows } = await transaction
			.updateTable('submission')
			.set({ reminded_at: now, promised_again: day })
			.where('id', '=', submissionId)
			.where('reminded_at', 'is', null)
			.where('quarantined', '=', 0)
			.where('urgent', '=', 0)
			.where(isAwaited)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return false
		await enqueue(transaction, [{ channel: 'letter', submissionId, payload: letter }], now)
		return true
	})
}
