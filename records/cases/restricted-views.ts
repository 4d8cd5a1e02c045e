import { HOUR_MS } from '#lib/dates.ts'
import type { Store } from '../store/open-store.ts'
import { addCaseEvent } from './events.ts'

/** Records that a person looked at a case's restricted answers: in the timeline and the audit log, once an hour. */
export async function recordRestrictedView(
	{ db, write }: Store,
	{ submissionId, reference, staffId }: { submissionId: string; reference: string; staffId: string },
	now: number,
): Promise<void> {
	const id = `${submissionId} ${staffId} viewed ${Math.floor(now / HOUR_MS)}`
	if (await db.selectFrom('audit_entry').select('id').where('id', '=', id).executeTakeFirst()) return
	await write(async (transaction) => {
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto('audit_entry')
			.values({ id, at: now, staff_id: staffId, action: 'restricted answers viewed', subject: reference })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirstOrThrow()
		if (numInsertedOrUpdatedRows !== 1n) return
		await addCaseEvent(transaction, { id, submissionId, staffId, kind: 'viewed restricted', data: {} }, now)
	})
}
