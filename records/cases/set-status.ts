import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { Store } from '../store/open-store.ts'
import { REPLIED_STATUSES } from '../submissions/submissions.ts'
import { changeCase } from './change-case.ts'

/**
 * Sets the status for the operator's command, who has answered the person in another way. Resolves to false when there is no such
 * reference.
 */
export function setStatus({ write }: Store, reference: string, status: SubmissionStatus, now: number) {
	return write(async (transaction) => {
		const row = await transaction
			.selectFrom('submission')
			.select(['id', 'status', 'answered_at'])
			.where('reference', '=', reference)
			.executeTakeFirst()
		if (!row) return false
		const isAnswer = REPLIED_STATUSES.includes(status) && status !== 'withdrawn'
		const data = { from: row.status, to: status, reason: '', note: '', backOn: null }
		await changeCase(
			transaction,
			{ submissionId: row.id, seenVersion: null },
			{ status, answered_at: row.answered_at ?? (isAnswer ? now : null) },
			{ staffId: null, kind: 'status', data },
			now,
		)
		return true
	})
}
