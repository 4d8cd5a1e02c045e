import { type Kysely, sql, type Transaction } from 'kysely'
import type { Submission } from '#domain/applications/submission-record.ts'
import { forgetNewsOfPerson, type NewsOfPerson, newsOfPerson } from '../newsletter/of-person.ts'
import type { Store } from '../store/open-store.ts'
import { noteDeleted } from '../store/submission-numbers.ts'
import type { Tables } from '../store/tables.ts'
import { asSubmission } from './submissions.ts'

/** All that is kept of one person, found by the address they gave. */
export interface PersonRecord {
	submissions: Submission[]
	/** Answers that were never sent. */
	drafts: { form: string; updatedAt: number; expiresAt: number; answers: unknown }[]
	/** Letters to or about them, and copies of what they sent for others ("wordpress"), gone out or waiting. */
	deliveries: { channel: string; createdAt: number; doneAt: number | null; payload: unknown }[]
	/** What they asked for, get or have ended. */
	newsletter: NewsOfPerson[]
}

/** What a person is told when they ask what is kept of them. Upper and lower case are one address. */
export async function exportPerson({ db }: Store, email: string): Promise<PersonRecord> {
	const rows = await ofPerson(db, email).selectAll().orderBy('created_at').execute()
	const drafts = await db
		.selectFrom('draft')
		.selectAll()
		.where(ofDraft(email))
		.where('submission_id', 'is', null)
		.orderBy('created_at')
		.execute()
	const deliveries = await deliveriesOf(
		db,
		rows.map(({ id }) => id),
		email,
	)
	return {
		submissions: rows.map(asSubmission),
		drafts: drafts.map(({ form, updated_at, expires_at, answers_json }) => ({
			form,
			updatedAt: updated_at,
			expiresAt: expires_at,
			answers: JSON.parse(answers_json),
		})),
		deliveries: deliveries.map(({ channel, created_at, done_at, payload_json }) => ({
			channel,
			createdAt: created_at,
			doneAt: done_at,
			payload: JSON.parse(payload_json),
		})),
		newsletter: await newsOfPerson(db, email),
	}
}

/**
 * Deletes what a person sent, the letters about it and to them, also those that wait, every draft their address is written in and
 * what is kept about news to them. Answers with how many submissions it were.
 */
export async function erasePerson({ write }: Store, email: string): Promise<number> {
	return write(async (transaction) => {
		await forgetNewsOfPerson(transaction, email)
		await transaction.deleteFrom('draft').where(ofDraft(email)).execute()
		await transaction
			.deleteFrom('delivery')
			.where('submission_id', 'is', null)
			.where(mentions('payload_json', email))
			.execute()
		await noteDeleted(transaction, sameAddress(email))
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

/** Those about what was sent, and those that are about nothing but go to this address (the way back to a draft). */
function deliveriesOf(db: Kysely<Tables>, submissionIds: string[], email: string) {
	return db
		.selectFrom('delivery')
		.selectAll()
		.where((eb) =>
			eb.or([
				...(submissionIds.length > 0 ? [eb('submission_id', 'in', submissionIds)] : []),
				eb.and([eb('submission_id', 'is', null), mentions('payload_json', email)]),
			]),
		)
		.orderBy('created_at')
		.execute()
}

function sameAddress(email: string) {
	return sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`
}

/** Their address is among the answers, or the draft was saved with it. */
function ofDraft(email: string) {
	return sql<boolean>`(${mentions('answers_json', email)} or lower(saved_email) = ${email.trim().toLowerCase()})`
}

/** As a value is written in JSON, with its quotes: a part of another address is not it. */
function mentions(column: 'answers_json' | 'payload_json', email: string) {
	const value = JSON.stringify(email.trim().toLowerCase()).replace(/[\\%_]/g, '\\$&')
	return sql<boolean>`lower(${sql.ref(column)}) like ${`%${value}%`} escape '\\'`
}
