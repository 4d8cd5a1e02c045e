import { type Kysely, sql, type Transaction } from 'kysely'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import {
	erasePersonNewsletter,
	exportPersonNewsletter,
	type PersonNewsletter,
} from '../newsletter/person-newsletter.ts'
import type { Store } from '../store/open-store.ts'
import { recordDeletedNumbers } from '../store/submission-numbers.ts'
import type { Tables } from '../store/tables.ts'
import { asSubmission } from './submissions.ts'

/** All data stored about one person, found by email address. */
export interface PersonRecord {
	submissions: Submission[]
	/** Forms not sent yet. */
	drafts: { form: string; updatedAt: number; expiresAt: number; answers: unknown }[]
	/** Emails to or about them and copies for WordPress, sent or pending. */
	deliveries: { channel: string; createdAt: number; doneAt: number | null; payload: unknown }[]
	/** Newsletter requests and subscriptions, also ended ones. */
	newsletter: PersonNewsletter[]
}

/** The case of the address does not matter. */
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
		newsletter: await exportPersonNewsletter(db, email),
	}
}

/**
 * Deletes a person's submissions, emails to and about them (also pending ones), drafts with their address, and newsletter records.
 * Returns the number of submissions.
 */
export async function erasePerson({ write }: Store, email: string): Promise<number> {
	return write(async (transaction) => {
		await erasePersonNewsletter(transaction, email)
		await transaction.deleteFrom('draft').where(ofDraft(email)).execute()
		await transaction
			.deleteFrom('delivery')
			.where('submission_id', 'is', null)
			.where(mentions('payload_json', email))
			.execute()
		await recordDeletedNumbers(transaction, sameAddress(email))
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

/** Deliveries of the submissions, and others to this address (the link back to a draft). */
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

/** The address is in the answers, or the draft was saved with it. */
function ofDraft(email: string) {
	return sql<boolean>`(${mentions('answers_json', email)} or lower(saved_email) = ${email.trim().toLowerCase()})`
}

/** Matches the address as a whole JSON value, with its quotes, not as a part of another address. */
function mentions(column: 'answers_json' | 'payload_json', email: string) {
	const value = JSON.stringify(email.trim().toLowerCase()).replace(/[\\%_]/g, '\\$&')
	return sql<boolean>`lower(${sql.ref(column)}) like ${`%${value}%`} escape '\\'`
}
