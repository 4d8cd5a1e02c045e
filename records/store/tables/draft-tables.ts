import type { Generated } from 'kysely'

/** An unfinished form. */
export interface DraftTable {
	/** Hash of the key in the cookie, so that the database does not open drafts. */
	key_hash: string
	form: string
	/** The size of the answers, for limits. */
	bytes: number
	answers_json: string
	created_at: number
	updated_at: number
	expires_at: number
	/** Hash of the key in the emailed link; null for none. */
	link_hash: string | null
	/** Set once it was sent. */
	submission_id: string | null
	/** The address of its last link; null for none. */
	saved_email: Generated<string | null>
	/** 1 when the owner of that address is known: it was confirmed before, or the link was opened. Such drafts make room last. */
	email_proven: Generated<number>
}

/** A link or cookie key that no longer opens its draft. Deleted with the draft. */
export interface ReplacedDraftKeyTable {
	key_hash: string
	kind: 'link' | 'cookie'
	draft_key_hash: string
}

/** A draft that was begun, for a day. */
export interface DraftStartTable {
	id: string
	/** Keyed hash of the network address. */
	client_hash: string
	started_at: number
}
