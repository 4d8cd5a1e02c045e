import type { Kysely, Transaction } from 'kysely'
import type { NewDelivery } from '#domain/emails/new-delivery.ts'
import { DAY_MS } from '#lib/dates.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { hashKey, isKey, newKey } from './keys.ts'

/** How long an emailed link opens its draft. */
export const LINK_LIFE_MS = 14 * DAY_MS

/** A draft with an emailed link, found by a replaced key. */
interface SavedDraft {
	form: string
	answers: Record<string, string | string[]>
	/** The address of its last link. */
	email: string
}

export type KeyKind = 'link' | 'cookie'

/** Stores a key that no longer opens a draft. */
export async function storeReplacedKey(
	transaction: Transaction<Tables>,
	draftKeyHash: string,
	kind: KeyKind,
	keyHash: string,
): Promise<void> {
	await transaction
		.insertInto('replaced_draft_key')
		.values({ key_hash: keyHash, kind, draft_key_hash: draftKeyHash })
		.execute()
}

/** Replaces the link of a draft and returns the new key. */
export async function replaceLink(
	transaction: Transaction<Tables>,
	draft: { key_hash: string; link_hash: string | null },
	now: number,
): Promise<string> {
	const linkKey = newKey()
	await transaction
		.updateTable('draft')
		.set({ link_hash: hashKey(linkKey), expires_at: now + LINK_LIFE_MS })
		.where('key_hash', '=', draft.key_hash)
		.execute()
	if (draft.link_hash) await storeReplacedKey(transaction, draft.key_hash, 'link', draft.link_hash)
	return linkKey
}

/** Whether a cookie opened a draft of this form until its link was opened on another device. */
export async function isMovedDraft({ db }: Store, key: string, form: string, now: number): Promise<boolean> {
	const row = await selectByReplacedKey(db, key, 'cookie', now).where('form', '=', form).executeTakeFirst()
	return row !== undefined
}

/**
 * The draft of a replaced key, with the address for a new link. None once the answers name another address: the link may have been passed on, and who
 * saved it would read what another person has typed since.
 */
export async function findSavedDraft(
	{ db }: Store,
	key: string,
	kind: KeyKind,
	now: number,
): Promise<SavedDraft | undefined> {
	const row = isKey(key) ? await unsentDraft(db, key, kind, now).executeTakeFirst() : undefined
	if (!row?.saved_email || namesAnother(row)) return undefined
	return { form: row.form, answers: JSON.parse(row.answers_json), email: row.saved_email }
}

/**
 * Makes a new link for the draft of a replaced key and stores its email, in one transaction. Does nothing when the draft is gone or sent.
 *
 * @throws when it could not be stored
 */
export async function renewLink(
	{ write }: Store,
	{ key, kind, deliveryOf }: { key: string; kind: KeyKind; deliveryOf: (linkKey: string) => NewDelivery },
	now: number,
): Promise<void> {
	await write(async (transaction) => {
		const row = await unsentDraft(transaction, key, kind, now).executeTakeFirst()
		if (row && !namesAnother(row))
			await enqueue(transaction, [deliveryOf(await replaceLink(transaction, row, now))], now)
	})
}

function namesAnother({ answers_json, saved_email }: { answers_json: string; saved_email: string | null }): boolean {
	const { email } = JSON.parse(answers_json) as { email?: unknown }
	const typed = typeof email === 'string' ? email.trim().toLowerCase() : ''
	return typed !== '' && typed !== saved_email?.trim().toLowerCase()
}

function unsentDraft(db: Kysely<Tables>, key: string, kind: KeyKind, now: number) {
	return selectByReplacedKey(db, key, kind, now).where('submission_id', 'is', null)
}

function selectByReplacedKey(db: Kysely<Tables>, key: string, kind: KeyKind, now: number) {
	return db
		.selectFrom('replaced_draft_key')
		.innerJoin('draft', 'draft.key_hash', 'replaced_draft_key.draft_key_hash')
		.select(['draft.key_hash', 'draft.link_hash', 'draft.form', 'draft.answers_json', 'draft.saved_email'])
		.where('replaced_draft_key.key_hash', '=', hashKey(key))
		.where('kind', '=', kind)
		.where('draft.expires_at', '>', now)
}
