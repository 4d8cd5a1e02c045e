import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'

interface StatusChange {
	reference: string
	status: SubmissionStatus
	/** When the status the person saw was set: a later change by another person is not overwritten. */
	seenAt: number
	staffId: string
}

/** Changes the status of a case, unless another person changed it since. */
export function changeStatus(
	{ write }: Store,
	{ reference, status, seenAt, staffId }: StatusChange,
	now: number,
): Promise<'done' | 'unknown' | 'changed meanwhile'> {
	return write(async (transaction) => {
		const { numUpdatedRows } = await transaction
			.updateTable('submission')
			.set({ status, status_at: Math.max(now, seenAt + 1) })
			.where('reference', '=', reference)
			.where('status_at', '=', seenAt)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows === 1n) {
			await recordEvent(transaction, { staffId, action: 'case changed', subject: reference }, now)
			return 'done'
		}
		const row = await transaction
			.selectFrom('submission')
			.select('id')
			.where('reference', '=', reference)
			.executeTakeFirst()
		return row ? 'changed meanwhile' : 'unknown'
	})
}
