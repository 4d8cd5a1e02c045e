import type { Selectable } from 'kysely'
import type { Answers } from '#domain/forms/answers/answers.ts'
import { DAY_MS } from '#lib/dates.ts'
import { isProvenAddress } from '../email/proven-address.ts'
import type { Store } from '../store/open-store.ts'
import type { DraftTable } from '../store/tables/draft-tables.ts'
import { countStart, sizeOf } from './draft-limits.ts'
import { hashKey, newKey } from './keys.ts'
import { replaceLink, storeReplacedKey } from './replaced-keys.ts'

/** After its last change. */
export const DRAFT_LIFE_MS = 30 * DAY_MS

export interface Draft {
	form: string
	answers: Answers
	updatedAt: number
	/** Set once it was sent. */
	submissionId: string | null
}

/**
 * Creates a draft and returns its key for the cookie. The store has only the hash.
 *
 * @param clientHash a keyed hash of the network address, for limits
 * @throws `DraftRefusedError` beyond a limit
 */
export async function startDraft(
	{ write, engine }: Store,
	form: string,
	answers: Answers,
	now: number,
	clientHash: string,
): Promise<string> {
	const key = newKey()
	const answersJson = JSON.stringify(answers)
	const bytes = sizeOf(answersJson)
	await write(async (transaction) => {
		await countStart(transaction, engine, clientHash, now)
		await transaction
			.insertInto('draft')
			.values({
				key_hash: hashKey(key),
				form,
				bytes,
				answers_json: answersJson,
				created_at: now,
				updated_at: now,
				expires_at: now + DRAFT_LIFE_MS,
				link_hash: null,
				submission_id: null,
			})
			.execute()
	})
	return key
}

/** Undefined when it has expired. */
export async function findDraft({ db }: Store, key: string, form: string, now: number): Promise<Draft | undefined> {
	const row = await db
		.selectFrom('draft')
		.selectAll()
		.where('key_hash', '=', hashKey(key))
		.where('form', '=', form)
		.where('expires_at', '>', now)
		.executeTakeFirst()
	return row && asDraft(row)
}

/**
 * Merges answers into a draft. Resolves to false when the draft is gone or was sent.
 *
 * @param removed names of answers to delete from it
 * @throws `DraftRefusedError` when it would be too large; the stored answers stay
 */
export function saveAnswers(
	{ write, engine }: Store,
	key: string,
	answers: Answers,
	now: number,
	removed: readonly string[] = [],
): Promise<boolean> {
	return write(async (transaction) => {
		const row = await transaction
			.selectFrom('draft')
			.select('answers_json')
			.where('key_hash', '=', hashKey(key))
			.where('submission_id', 'is', null)
			.where('expires_at', '>', now)
			// Another tab may save another step.
			.$if(engine === 'postgres', (query) => query.forUpdate())
			.executeTakeFirst()
		if (!row) return false
		const merged = Object.entries({ ...JSON.parse(row.answers_json), ...answers })
		const answersJson = JSON.stringify(Object.fromEntries(merged.filter(([name]) => !removed.includes(name))))
		await transaction
			.updateTable('draft')
			.set({
				bytes: sizeOf(answersJson),
				answers_json: answersJson,
				updated_at: now,
				expires_at: now + DRAFT_LIFE_MS,
			})
			.where('key_hash', '=', hashKey(key))
			.execute()
		return true
	})
}

/**
 * Makes the key of a link to a draft; an earlier link stops working. Undefined when the draft is gone.
 *
 * @param email the address of this and later links
 */
export async function makeLink(store: Store, key: string, email: string, now: number): Promise<string | undefined> {
	const isProven = await isProvenAddress(store, email)
	return store.write(async (transaction) => {
		const row = await transaction
			.updateTable('draft')
			.set({ saved_email: email, email_proven: isProven ? 1 : 0 })
			.where('key_hash', '=', hashKey(key))
			.where('submission_id', 'is', null)
			.returning(['key_hash', 'link_hash'])
			.executeTakeFirst()
		return row && replaceLink(transaction, row, now)
	})
}

/** The form of a link, and the address that its links go to. Does not use the link up: mail scanners open every link. */
export async function findLinkedDraft(
	{ db }: Store,
	linkKey: string,
	now: number,
): Promise<{ form: string; savedEmail: string } | undefined> {
	const row = await db
		.selectFrom('draft')
		.select(['form', 'saved_email'])
		.where('link_hash', '=', hashKey(linkKey))
		.where('submission_id', 'is', null)
		.where('expires_at', '>', now)
		.executeTakeFirst()
	return row && { form: row.form, savedEmail: row.saved_email ?? '' }
}

/**
 * Opens a draft by its link and returns a new key for the cookie. The link and the earlier cookie stop working, so that two devices do
 * not overwrite each other. Undefined when the link is used or expired.
 */
export function openLink({ write }: Store, linkKey: string, now: number): Promise<string | undefined> {
	const key = newKey()
	return write(async (transaction) => {
		const row = await transaction
			.selectFrom('draft')
			.select('key_hash')
			.where('link_hash', '=', hashKey(linkKey))
			.where('submission_id', 'is', null)
			.where('expires_at', '>', now)
			.executeTakeFirst()
		if (!row) return undefined
		const { numUpdatedRows } = await transaction
			.updateTable('draft')
			.set({
				key_hash: hashKey(key),
				link_hash: null,
				email_proven: 1,
				updated_at: now,
				expires_at: now + DRAFT_LIFE_MS,
			})
			.where('link_hash', '=', hashKey(linkKey))
			.executeTakeFirstOrThrow()
		// Another process opened it meanwhile.
		if (numUpdatedRows !== 1n) return undefined
		await storeReplacedKey(transaction, hashKey(key), 'link', hashKey(linkKey))
		await storeReplacedKey(transaction, hashKey(key), 'cookie', row.key_hash)
		return key
	})
}

function asDraft(row: Selectable<DraftTable>): Draft {
	return {
		form: row.form,
		answers: JSON.parse(row.answers_json),
		updatedAt: row.updated_at,
		submissionId: row.submission_id,
	}
}
