import type { Generated } from 'kysely'
import type { Role } from '#domain/desk/people/roles.ts'
import type { AuditAction } from '#domain/desk/people/staff.ts'

/** A person of the desk. */
export interface StaffTable {
	id: string
	/** In lower case; one row per address that is not removed. */
	email: string
	name: string
	role: Role
	created_at: number
	/** When a lead removed the person; their name stays in timelines. */
	removed_at: number | null
	/** The last day away, `YYYY-MM-DD`: until then their due work is no one's. */
	away_until: Generated<string | null>
	/** 1: gets the morning digest. */
	wants_digest: Generated<number>
	/** 1: has keyboard shortcuts. */
	has_shortcuts: Generated<number>
	/** How long the person's emails wait, so that they can be taken back. */
	undo_seconds: Generated<number>
}

/** A filter of the list of cases that a person has named. */
export interface SavedViewTable {
	id: string
	staff_id: string
	name: string
	/** "?form=adoption&person=me" */
	query: string
	created_at: number
}

/** An invitation, until it is accepted or has expired. */
export interface StaffInvitationTable {
	id: string
	/** Hash of the key in the link; null until the email is sent. */
	key_hash: string | null
	email: string
	name: string
	role: Role
	/** The person who invited; null for the operator's command. */
	invited_by: string | null
	created_at: number
	expires_at: number
	accepted_at: number | null
}

/** A person asked for a sign-in email. */
export interface SignInRequestTable {
	id: string
	staff_id: string
	/** Hash of the key in the cookie of the browser that asked: only there does the code work. "wordpress" for a link from there. */
	browser_hash: string
	/** The session whose person confirms who they are; null when they sign in. */
	session_id: string | null
	/** Hash of the key in the emailed link; null until the email is sent. */
	link_hash: string | null
	/** Hash of the emailed code, with the browser's. */
	code_hash: string | null
	/** Wrong ones, of this code. */
	code_tries: Generated<number>
	/** When it was last asked for: only a person's newest request takes codes. */
	created_at: number
	expires_at: number
	used_at: number | null
}

/** A signed-in browser. Deleting the row signs it out. */
export interface StaffSessionTable {
	id: string
	/** Hash of the key in the cookie. */
	key_hash: string
	staff_id: string
	/** "Firefox on Android". */
	device: string
	created_at: number
	/** When the person last proved who they are in this browser; 0: to WordPress only. */
	signed_in_at: number
	last_seen_at: number
	expires_at: number
}

/** One line of the audit log. Deleted after 12 months. */
export interface AuditEntryTable {
	id: string
	at: number
	staff_id: string | null
	action: AuditAction
	subject: string
	/** Its place in the order of sealing, from 1; null until it is sealed (`audit-seals.ts`). */
	seal_number: Generated<number | null>
	/** The seal of the entry before; "" for the first. */
	seal_before: Generated<string | null>
	seal: Generated<string | null>
}

/** The newest seal of the audit log; one row. */
export interface AuditHeadTable {
	id: number
	number: number
	seal: string
	sealed_at: number
	own_seal: string
}

/** One attempt that counts towards a rate limit of the sign-in, until it expires. */
export interface SignInAttemptTable {
	id: string
	/** Hash of what is counted together: a network address (hashed with a key), one with an email address, a person. */
	key_hash: string
	/** When its limit looks no further back. */
	expires_at: number
}
