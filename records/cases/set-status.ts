import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { Store } from '../store/open-store.ts'
import { REPLIED_STATUSES } from '../submissions/submissions.ts'
import { changeCase } from './change-case.ts'
import { isReservedForAnother } from './dog/reservation.ts'

/** "reserved": approving would pass another person for whom the dog is approved. */
type SetStatusResult = 'done' | 'unknown' | 'reserved'

interface NewStatus {
	reference: string
	status: SubmissionStatus
	/** The reference of the approved case that the operator named; null for none. */
	past?: string | null
}

/** Sets the status for the operator's command, who has answered the person in another way. */
export function setStatus(
	{ write, engine }: Store,
	{ reference, status, past = null }: NewStatus,
	now: number,
): Promise<SetStatusResult> {
	return write(async (transaction): Promise<SetStatusResult> => {
		const row = await transaction
			.selectFrom('submission')
			.select(['id', 'status', 'answered_at'])
			.where('reference', '=', reference)
			.executeTakeFirst()
		if (!row) return 'unknown'
		const approval = { submissionId: row.id, past }
		if (status === 'approved' && (await isReservedForAnother(transaction, engine, approval))) return 'reserved'
		const isAnswer = REPLIED_STATUSES.includes(status) && status !== 'withdrawn'
		const data = { from: row.status, to: status, reason: '', note: '', backOn: null }
		await changeCase(
			transaction,
			{ submissionId: row.id, seenVersion: null },
			{ status, answered_at: row.answered_at ?? (isAnswer ? now : null) },
			{ staffId: null, kind: 'status', data },
			now,
		)
		return 'done'
	})
}
