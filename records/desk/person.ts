import { type Kysely, sql, type Transaction } from 'kysely'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables.ts'
import { asSubmission, type Submission } from './submissions.ts'

/** All that is kept of one person, found by the address they gave. */
export interface PersonRecord {
	submissions: Submission[]
	/** Letters to or about them, sent or waiting. */
	letters: { createdAt: number; doneAt: number | null; payload: unknown }[]
}

/** What a person is told when they ask what is kept of them. Upper and lower case are one address. */
export async function exportPerson({ db }: Store, email: string): Promise<PersonRecord> {
	const rows = await ofPerson(db, email).selectAll().orderBy('created_at').execute()
	const ids = rows.map(({ id }) => id)
	const letters =
		ids.length === 0
			? []
			: await db.selectFrom('delivery').selectAll().where('submission_id', 'in', ids).orderBy('created_at').execute()
	return {
		submissions: rows.map(asSubmission),
		letters: letters.map(({ created_at, done_at, payload_json }) => ({
			createdAt: created_at,
			doneAt: done_at,
			payload: JSON.parse(payload_json),
		})),
	}
}

/**
 * Deletes what a person sent, the letters about it, also those that wait, and every draft their address is written in. Answers
 * with how many submissions it were.
 */
export async function erasePerson({ write }: Store, email: string): Promise<number> {
	return write(async (transaction) => {
		await transaction.deleteFrom('draft').where(mentions(email)).execute()
		const { numDeletedRows } = await transaction
			.deleteFrom('submission')
			.where(sameAddress(email))
			.executeTakeFirstOrThrow()
		return Number(numDeletedRows)
	})
}

function ofPerson(db: Kysely<Tables> | Transaction<Tables>, email: string) {
	return db.selectFrom('submission').where(sameAddress(email))
}

function sameAddress(email: string) {
	return sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`
}

/** As an answer is written in JSON, with its quotes: a part of another address is not it. */
function mentions(email: string) {
	const answer = JSON.stringify(email.trim().toLowerCase()).replace(/[\\%_]/g, '\\$&')
	return sql<boolean>`lower(answers_json) like ${`%${answer}%`} escape '\\'`
}
