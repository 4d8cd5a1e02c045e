import type { NewDelivery } from '#domain/applications/new-delivery.ts'
import type { Submission } from '#domain/applications/submission-record.ts'
import { ONLY_TO_APPLICANT } from '../email/quarantine.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import { asSubmission } from '../submissions/submissions.ts'

/** What staff released and has not had its letters yet, the oldest first. */
export async function listPendingEmails({ db }: Store): Promise<Submission[]> {
	const rows = await db
		.selectFrom('submission')
		.selectAll()
		.where('letters_owed', '!=', 0)
		.where('quarantined', '=', 0)
		.orderBy('created_at')
		.execute()
	return rows.map(asSubmission)
}

interface Owed {
	deliveries: Omit<NewDelivery, 'submissionId'>[]
	/** The day of the answer they name; null for the day that was promised when it was sent. */
	promise: { kind: 'first' | 'later'; day: string } | null
	/** What the email to the person asks. */
	confirmation: { hash: string; expiresAt: number } | null
}

/**
 * Puts the letters of such a submission into the outbox, with the day they promise. Resolves to false when another process has done
 * so, or the submission is gone.
 */
export function enqueuePendingEmails(
	{ write }: Store,
	{ id, owedEmails }: Pick<Submission, 'id' | 'owedEmails'>,
	{ deliveries, promise, confirmation }: Owed,
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const { numUpdatedRows } = await transaction
			.updateTable('submission')
			.set({
				letters_owed: 0,
				...(promise?.kind === 'first' ? { reply_by: promise.day } : {}),
				...(promise?.kind === 'later' ? { promised_again: promise.day, reminded_at: now } : {}),
				...(confirmation ? { confirm_hash: confirmation.hash, confirm_expires_at: confirmation.expiresAt } : {}),
			})
			.where('id', '=', id)
			.where('letters_owed', '=', owedEmails === 'applicant' ? ONLY_TO_APPLICANT : 1)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return false
		await enqueue(
			transaction,
			deliveries.map((delivery) => ({ ...delivery, submissionId: id })),
			now,
		)
		return true
	})
}
