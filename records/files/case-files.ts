import { DAY_MS } from '#lib/dates.ts'
import { addCaseEvent } from '../cases/events.ts'
import { listHolds } from '../retention/deletion-calendar.ts'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import type { CaseFileTable } from '../store/tables/file-tables.ts'
import { countFiles, MAX_FILES_PER_CASE } from './file-links.ts'

/** How long files stay after the case was answered and closed. */
export const FILES_RETAINED_MS = 30 * DAY_MS

export type CaseFile = Pick<CaseFileTable, 'id' | 'name' | 'type' | 'bytes'>

/** Adds a file that is on disk already. False when the case has as many as it takes, or was deleted meanwhile. */
export function addCaseFile(
	{ write, engine }: Store,
	submissionId: string,
	file: CaseFile,
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const row = await transaction
			.selectFrom('submission')
			.select('id')
			.where('id', '=', submissionId)
			// Another process may take files by the same link.
			.$if(engine === 'postgres', (query) => query.forUpdate())
			.executeTakeFirst()
		if (!row || (await countFiles(transaction, submissionId)) >= MAX_FILES_PER_CASE) return false
		await transaction
			.insertInto('case_file')
			.values({ ...file, submission_id: submissionId, created_at: now })
			.execute()
		await addCaseEvent(transaction, { submissionId, staffId: null, kind: 'file added', data: { name: file.name } }, now)
		return true
	})
}

/** The oldest first. */
export function listCaseFiles({ db }: Pick<Store, 'db'>, submissionId: string) {
	return db
		.selectFrom('case_file')
		.select(['id', 'name', 'type', 'bytes', 'created_at as createdAt'])
		.where('submission_id', '=', submissionId)
		.orderBy('created_at')
		.execute()
}

/** A file of this case: an id of another case's file finds nothing. */
export function findCaseFile({ db }: Pick<Store, 'db'>, reference: string, id: string) {
	return db
		.selectFrom('case_file')
		.innerJoin('submission', 'submission.id', 'case_file.submission_id')
		.select(['case_file.id', 'case_file.name', 'case_file.type', 'case_file.bytes'])
		.where('submission.reference', '=', reference)
		.where('case_file.id', '=', id)
		.executeTakeFirst()
}

/** Its bytes go with the next sweep (`sweepFiles`). A case that must not be deleted keeps its files. @param today `YYYY-MM-DD` */
export function deleteCaseFile(
	{ write }: Store,
	{ reference, id, staffId }: { reference: string; id: string; staffId: string },
	{ now, today }: { now: number; today: string },
): Promise<'done' | 'unknown' | 'on hold'> {
	return write(async (transaction) => {
		const holds = await listHolds({ db: transaction }, today)
		if (holds.some((hold) => hold.reference === reference)) return 'on hold'
		const row = await transaction
			.deleteFrom('case_file')
			.where('id', '=', id)
			.where('submission_id', 'in', (eb) => eb.selectFrom('submission').select('id').where('reference', '=', reference))
			.returning(['submission_id', 'name'])
			.executeTakeFirst()
		if (!row) return 'unknown'
		const event = { submissionId: row.submission_id, staffId, kind: 'file deleted', data: { name: row.name } } as const
		await addCaseEvent(transaction, event, now)
		await recordEvent(transaction, { staffId, action: 'deleted', subject: `file of ${reference}` }, now)
		return 'done'
	})
}

/** Deletes the files of cases closed 30 days ago, unless they must not be deleted yet, and links that have ended. */
export async function deleteExpiredFiles({ db, write }: Store, now: number): Promise<void> {
	const today = new Date(now).toISOString().slice(0, 10)
	const onHold = (await listHolds({ db }, today)).map(({ reference }) => reference)
	const isOver = (limit: number) =>
		db
			.selectFrom('submission')
			.select('id')
			.where('closed_at', '<=', limit)
			.$if(onHold.length > 0, (query) => query.where('reference', 'not in', onHold))
	const [file, link] = await Promise.all([
		db
			.selectFrom('case_file')
			.select('id')
			.where('submission_id', 'in', isOver(now - FILES_RETAINED_MS))
			.limit(1)
			.executeTakeFirst(),
		db.selectFrom('file_link').select('id').where('expires_at', '<=', now).limit(1).executeTakeFirst(),
	])
	if (!file && !link) return
	await write(async (transaction) => {
		await transaction
			.deleteFrom('case_file')
			.where('submission_id', 'in', isOver(now - FILES_RETAINED_MS))
			.execute()
		await transaction.deleteFrom('file_link').where('expires_at', '<=', now).execute()
	})
}
