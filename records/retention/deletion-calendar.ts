import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { Store } from '../store/open-store.ts'
import { isExpired } from './retention.ts'

export interface DueDeletion {
	reference: string
	form: string
	name: string
	about: string
	status: SubmissionStatus
	deleteAt: number
}

/** Cases that are deleted before a moment, the first one first. */
export async function listDueDeletions({ db }: Store, before: number, limit: number) {
	const due = db.selectFrom('submission').where(isExpired(before))
	const { total } = await due.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
	const rows = await due
		.select(['reference', 'form', 'name', 'about', 'status', 'delete_at as deleteAt'])
		.orderBy('delete_at')
		.limit(limit)
		.execute()
	return { due: rows satisfies DueDeletion[], total: Number(total) }
}
