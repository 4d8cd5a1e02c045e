import type { Generated } from 'kysely'

/** A newsletter request, until its address is confirmed. */
export interface NewsletterRequestTable {
	/** Hash of the key in the confirmation email. */
	confirm_hash: string
	email_hash: string
	email: string
	first_name: string
	interests_json: string
	/** Where the form was: "page", "home", "footer". */
	place: string
	/** The wording the person saw, there and in the email. */
	wording_json: string
	/** Why it is quarantined without an email; empty when it is not. */
	quarantine_reasons_json: string
	/** 1: released, and its confirmation email is pending. */
	pending_email: Generated<number>
	requested_at: number
	expires_at: number
	/** When the key was used. The row stays until it expires, for a second click. */
	confirmed_at: number | null
}

/** A confirmed subscriber. After unsubscribing only the proof of it remains. */
export interface SubscriberTable {
	email_hash: string
	/** "" after unsubscribing, as are the name, interests and wording. */
	email: string
	first_name: string
	interests_json: string
	place: string
	wording_json: string
	requested_at: number
	confirmed_at: number
	/** The unsubscribe key. Stored unhashed, because every newsletter has it; it opens nothing else. */
	unsubscribe_key: string
	unsubscribed_at: number | null
}
