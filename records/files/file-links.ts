import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { DAY_MS } from '#lib/dates.ts'
import { addCaseEvent } from '../cases/events.ts'
import { hashKey, isKey, newKey } from '../drafts/keys.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'

export const FILE_LINK_LIFE_MS = 14 * DAY_MS
export const MAX_FILES_PER_CASE = 10

/** Asks for a link; it is made when its email is sent, so that it is never stored. Earlier links of the case end. */
export function requestFileLink({ write }: Store, submissionId: string, staffId: string, now: number): Promise<void> {
	return write(async (transaction) => {
		const id = randomUUID()
		await transaction.deleteFrom('file_link').where('submission_id', '=', submissionId).execute()
		await transaction
			.insertInto('file_link')
			.values({ id, submission_id: submissionId, key_hash: null, created_at: now, expires_at: now + FILE_LINK_LIFE_MS })
			.execute()
		await enqueue(transaction, [{ channel: 'file-link', submissionId, payload: { linkId: id } }], now)
		await addCaseEvent(transaction, { submissionId, staffId, kind: 'file link sent', data: {} }, now)
	})
}

/** Makes the key of a link, when its email is sent. Another attempt makes a new one; the earlier stops working. */
export function issueFileLinkKey({ write }: Store, id: string, now: number) {
	const key = newKey()
	return write(async (transaction) => {
		const link = await transaction
			.updateTable('file_link')
			.set({ key_hash: hashKey(key) })
			.where('id', '=', id)
			.where('expires_at', '>', now)
			.returning(['submission_id', 'expires_at as expiresAt'])
			.executeTakeFirst()
		if (!link) return undefined
		const { reference, email, answers_json } = await transaction
			.selectFrom('submission')
			.select(['reference', 'email', 'answers_json'])
			.where('id', '=', link.submission_id)
			.executeTakeFirstOrThrow()
		const { firstName } = JSON.parse(answers_json) as { firstName?: unknown }
		return {
			key,
			reference,
			email,
			firstName: typeof firstName === 'string' ? firstName : '',
			expiresAt: link.expiresAt,
		}
	})
}

export interface FileLink {
	submissionId: string
	reference: string
	expiresAt: number
	/** How many more files the case takes. */
	remaining: number
}

/** The case a link opens; undefined for an unknown, ended or replaced key. */
export async function findFileLink({ db }: Pick<Store, 'db'>, key: string, now: number): Promise<FileLink | undefined> {
	if (!isKey(key)) return undefined
	const row = await db
		.selectFrom('file_link')
		.innerJoin('submission', 'submission.id', 'file_link.submission_id')
		.select(['file_link.submission_id as submissionId', 'submission.reference', 'file_link.expires_at as expiresAt'])
		.where('file_link.key_hash', '=', hashKey(key))
		.where('file_link.expires_at', '>', now)
		.executeTakeFirst()
	return row && { ...row, remaining: MAX_FILES_PER_CASE - (await countFiles(db, row.submissionId)) }
}

export async function countFiles(db: Store['db'] | Transaction<Tables>, submissionId: string): Promise<number> {
	const { count } = await db
		.selectFrom('case_file')
		.select((eb) => eb.fn.countAll().as('count'))
		.where('submission_id', '=', submissionId)
		.executeTakeFirstOrThrow()
	return Number(count)
}
