import { asSubmission, type Submission } from '../desk/submissions.ts'
import { enqueue, type NewDelivery } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'

/** What was taken out of the quarantine and has had none of its letters yet, the oldest first. */
export async function listOwingLetters({ db }: Store): Promise<Submission[]> {
	const rows = await db
		.selectFrom('submission')
		.selectAll()
		.where('letters_owed', '=', 1)
		.where('quarantined', '=', 0)
		.orderBy('created_at')
		.execute()
	return rows.map(asSubmission)
}

/**
 * Puts the letters of such a submission into the outbox, with the later day they name, if they do. Resolves to false when
 * another process has done so, or the submission is gone.
 */
export function payOwedLetters(
	{ write }: Store,
	submissionId: string,
	{ deliveries, promisedAgain }: { deliveries: Omit<NewDelivery, 'submissionId'>[]; promisedAgain: string | null },
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const { numUpdatedRows } = await transaction
			.updateTable('submission')
			.set({
				letters_owed: 0,
				...(promisedAgain === null ? {} : { promised_again: promisedAgain, reminded_at: now }),
			})
			.where('id', '=', submissionId)
			.where('letters_owed', '=', 1)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return false
		await enqueue(
			transaction,
			deliveries.map((delivery) => ({ ...delivery, submissionId })),
			now,
		)
		return true
	})
}
