import type { Selectable, Transaction, Updateable } from 'kysely'
import { auditActionFor, type CaseEvent } from '#domain/desk/cases/case-events.ts'
import { deleteAtOf } from '#domain/desk/retention.ts'
import { recordEvent } from '../staff/audit.ts'
import type { SubmissionTable } from '../store/tables/submission-tables.ts'
import type { Tables } from '../store/tables/tables.ts'
import { asSubmission, CLOSED_STATUSES, needsAnswerToClose } from '../submissions/submissions.ts'
import { addCaseEvent } from './events.ts'

interface ChangedCase {
	submissionId: string
	/** The version on the page whose form was sent; null where no person looked at one (the site, the operator's command). */
	seenVersion: number | null
}

/** The columns that may change; what follows from them (`status_at`, `closed_at`, `delete_at`, `version`) is derived here. */
export type CaseChanges = Pick<
	Updateable<SubmissionTable>,
	'status' | 'assigned_to' | 'back_on' | 'answered_at' | 'hold_json' | 'not_reached_at' | 'home_on' | 'urgent'
>

/** "not answered": the case would close without an answer to the person. */
export type ChangeResult = 'done' | 'unknown' | 'changed meanwhile' | 'not answered'

/**
 * Changes a case, unless another person changed it since, with its line in the timeline and its entry in the audit log. The only way to
 * change these columns.
 */
export async function changeCase(
	transaction: Transaction<Tables>,
	{ submissionId, seenVersion }: ChangedCase,
	set: CaseChanges,
	{ staffId, ...event }: CaseEvent & { staffId: string | null; id?: string },
	now: number,
): Promise<ChangeResult> {
	for (;;) {
		const row = await transaction.selectFrom('submission').selectAll().where('id', '=', submissionId).executeTakeFirst()
		if (!row) return 'unknown'
		if (seenVersion !== null && row.version !== seenVersion) return 'changed meanwhile'
		const changed = { ...row, ...set, ...derived(row, set, now) }
		if (needsAnswerToClose(changed) && changed.answered_at === null) return 'not answered'
		const { numUpdatedRows } = await transaction
			.updateTable('submission')
			.set({ ...set, ...derived(row, set, now), version: row.version + 1 })
			.where('id', '=', submissionId)
			.where('version', '=', row.version)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows === 1n) {
			await addCaseEvent(transaction, { ...event, submissionId, staffId, version: row.version + 1 }, now)
			await recordEvent(transaction, { staffId, action: auditActionFor(event, staffId), subject: row.reference }, now)
			return 'done'
		}
		// On PostgreSQL another process was first: look again.
	}
}

function derived(row: Selectable<SubmissionTable>, set: CaseChanges, now: number) {
	const after = { ...row, ...set }
	const isClosed = CLOSED_STATUSES.includes(after.status)
	const closed_at = isClosed ? (row.closed_at ?? now) : null
	// They were reached, in whatever way.
	const isReached = row.answered_at === null && after.answered_at !== null
	const { createdAt, retentionMonths, closedAt, hold } = asSubmission({ ...after, closed_at })
	return {
		closed_at,
		not_reached_at: isReached && set.not_reached_at === undefined ? null : after.not_reached_at,
		status_at: after.status === row.status ? row.status_at : now,
		// A closed case does not come back.
		back_on: isClosed ? null : after.back_on,
		delete_at: deleteAtOf({ createdAt, retentionMonths, closedAt, hold }, row.delete_at),
	}
}
