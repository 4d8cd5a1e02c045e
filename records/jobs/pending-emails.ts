import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { NewDelivery } from '#domain/emails/new-delivery.ts'
import { ONLY_TO_APPLICANT } from '../email/quarantine.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import { asSubmission } from '../submissions/submissions.ts'

/** Released submissions whose emails are not written yet, oldest first. */
export async function listPendingEmails({ db }: Store): Promise<Submission[]> {
	const rows = await db
		.selectFrom('submission')
		.selectAll()
		.where('pending_emails', '!=', 0)
		.where('quarantined', '=', 0)
		.orderBy('created_at')
		.execute()
	return rows.map(asSubmission)
}

interface PendingEmails {
	deliveries: Omit<NewDelivery, 'submissionId'>[]
	/** The reply deadline the emails name; undefined when it does not change. */
	deadline: { kind: 'first' | 'later'; day: string } | undefined
	/** The key in the email that confirms the address. */
	confirmation: { hash: string; expiresAt: number } | undefined
}

/**
 * Puts the emails of a released submission into the outbox and stores the reply deadline they name. Resolves to false when another
 * process did so, or the submission is gone.
 */
export function enqueuePendingEmails(
	{ write }: Store,
	{ id, pendingEmails }: Pick<Submission, 'id' | 'pendingEmails'>,
	{ deliveries, deadline, confirmation }: PendingEmails,
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const { numUpdatedRows } = await transaction
			.updateTable('submission')
			.set({
				pending_emails: 0,
				...(deadline?.kind === 'first' ? { reply_by: deadline.day } : {}),
				...(deadline?.kind === 'later' ? { extended_reply_by: deadline.day, extension_emailed_at: now } : {}),
				...(confirmation ? { confirm_hash: confirmation.hash, confirm_expires_at: confirmation.expiresAt } : {}),
			})
			.where('id', '=', id)
			.where('pending_emails', '=', pendingEmails === 'applicant' ? ONLY_TO_APPLICANT : 1)
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
