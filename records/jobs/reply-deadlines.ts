import type { ExpressionBuilder } from 'kysely'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { asSubmission, awaitsReply } from '../submissions/submissions.ts'

/**
 * Submissions past their reply deadline whose sender has not been told; none without an email address and no urgent ones (staff ring).
 *
 * @param today `YYYY-MM-DD`
 */
export async function listMissedDeadlines({ db }: Store, today: string): Promise<Submission[]> {
	const rows = await db
		.selectFrom('submission')
		.selectAll()
		.where('reply_by', '<', today)
		.where('extension_emailed_at', 'is', null)
		.where('quarantined', '=', 0)
		.where('pending_emails', '=', 0)
		.where('urgent', '=', 0)
		.where('email', '!=', '')
		// Staff entered it: the person has had no email from the site.
		.where('form', '!=', 'complaint')
		.where(mayBeEmailed)
		.where(awaitsReply)
		.orderBy('reply_by')
		.execute()
	return rows.map(asSubmission)
}

/** The owner of the address has not disowned the form, and no email to it was refused or is quarantined. */
function mayBeEmailed(eb: ExpressionBuilder<Tables, 'submission'>) {
	const quarantined = eb
		.selectFrom('delivery')
		.select('delivery.id')
		.whereRef('delivery.submission_id', '=', 'submission.id')
		.where('quarantined_at', 'is not', null)
	return eb.and([eb('disowned_at', 'is', null), eb('not_reached_at', 'is', null), eb.not(eb.exists(quarantined))])
}

/**
 * Stores the extended deadline and the email that names it, in one transaction and once. Resolves to false when the submission was
 * answered meanwhile, or another process was first.
 */
export function extendDeadline(
	{ write }: Store,
	submissionId: string,
	{ day, email }: { day: string; email: unknown },
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const { numUpdatedRows } = await transaction
			.updateTable('submission')
			.set({ extension_emailed_at: now, extended_reply_by: day })
			.where('id', '=', submissionId)
			.where('extension_emailed_at', 'is', null)
			.where('quarantined', '=', 0)
			.where('urgent', '=', 0)
			.where(awaitsReply)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return false
		await enqueue(transaction, [{ channel: 'email', submissionId, payload: email }], now)
		return true
	})
}
