import type { Transaction } from 'kysely'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { isReservedForAnother } from '../dog/reservation.ts'
import type { BeforeEmail } from './before-email.ts'
import { takeAnswerBack } from './email-outcome.ts'

/** "sending": a process is handing it to the mail server. */
export type TakeBackResult = 'taken back' | 'sent' | 'sending' | 'failed' | 'unknown'

interface Undo {
	reference: string
	/** The delivery's id. */
	emailId: string
	/** Only the author takes an email back. */
	staffId: string
}

/** Takes an email back if no process has begun to send it. The case is as before, and the text is a draft again. */
export function takeEmailBack(
	{ write, engine }: Store,
	{ reference, emailId, staffId }: Undo,
	now: number,
): Promise<TakeBackResult> {
	return write(async (transaction): Promise<TakeBackResult> => {
		const email = await transaction
			.selectFrom('case_email')
			.innerJoin('submission', 'submission.id', 'case_email.submission_id')
			.select('case_email.undone_at')
			.where('case_email.delivery_id', '=', emailId)
			.where('case_email.staff_id', '=', staffId)
			.where('submission.reference', '=', reference)
			.executeTakeFirst()
		if (!email) return 'unknown'
		if (email.undone_at !== null) return 'taken back'
		return takeDeliveryBack(transaction, engine, { deliveryId: emailId, staffId }, now)
	})
}

/**
 * The delivery is deleted only while no process holds its lease: atomic against the worker, which takes the lease in one statement
 * (`claim`), on both engines.
 */
export async function takeDeliveryBack(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ deliveryId, staffId }: { deliveryId: string; staffId: string | null },
	now: number,
): Promise<TakeBackResult> {
	const { numDeletedRows } = await transaction
		.deleteFrom('delivery')
		.where('id', '=', deliveryId)
		.where('done_at', 'is', null)
		.where('failed_at', 'is', null)
		.where('lease_until', 'is', null)
		.executeTakeFirstOrThrow()
	if (numDeletedRows !== 1n) return stateOf(transaction, deliveryId)
	const emails = await transaction
		.updateTable('case_email')
		.set({ undone_at: now })
		.where('delivery_id', '=', deliveryId)
		.where('undone_at', 'is', null)
		.returningAll()
		.execute()
	for (const email of emails) {
		const data = { emailId: deliveryId, subject: email.subject }
		const before: BeforeEmail = JSON.parse(email.before_json)
		const approval = { submissionId: email.submission_id, past: null }
		// The dog was approved for another person since: the case is looked at again, not approved beside theirs.
		const isPassed = before.status === 'approved' && (await isReservedForAnother(transaction, engine, approval))
		const restored: BeforeEmail = isPassed ? { ...before, status: 'in_review', backOn: null } : before
		const undone = { ...email, before_json: JSON.stringify(restored) }
		await takeAnswerBack(transaction, undone, { staffId, kind: 'email undone', data }, now)
		if (email.batch_id !== null) continue
		await transaction
			.insertInto('case_draft')
			.values({
				submission_id: email.submission_id,
				staff_id: email.staff_id,
				kind: 'email' as const,
				content_json: JSON.stringify(before.draft),
				updated_at: now,
			})
			// What the author began to write meanwhile stays.
			.onConflict((conflict) => conflict.doNothing())
			.execute()
	}
	return 'taken back'
}

async function stateOf(transaction: Transaction<Tables>, deliveryId: string): Promise<TakeBackResult> {
	const row = await transaction
		.selectFrom('delivery')
		.select(['done_at', 'failed_at'])
		.where('id', '=', deliveryId)
		.executeTakeFirst()
	if (!row) return 'unknown'
	if (row.done_at !== null) return 'sent'
	return row.failed_at === null ? 'sending' : 'failed'
}
