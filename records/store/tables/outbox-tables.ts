import type { Generated } from 'kysely'

/** A delivery in the outbox: an email. Retried until it is sent or has failed. */
export interface DeliveryTable {
	/** Also the idempotency key the receiver sees. */
	id: string
	channel: string
	submission_id: string | null
	payload_json: string
	created_at: number
	attempts: Generated<number>
	next_at: number
	/** While a process is sending it. */
	lease_until: number | null
	done_at: number | null
	/** When it failed for good; staff can retry it. */
	failed_at: number | null
	last_error: string | null
	/** When it was quarantined (too many emails to new addresses, or to one address); sent after release. */
	quarantined_at: Generated<number | null>
	quarantine_reason: Generated<string | null>
	/** The donation, sponsorship or order it is about. */
	payable_id: Generated<string | null>
}

/** One email to an unconfirmed address, for the limit. Deleted after a day. */
export interface NewAddressEmailTable {
	id: string
	/** A keyed hash of the client's network address. */
	client_hash: string
	sent_at: number
}

/** Emails that visitors caused to an address in an hour, for the limit. Deleted when the hour is over. */
export interface AddressEmailTable {
	/** A keyed hash of the address. */
	email_hash: string
	/** When the first of them was written. */
	since: number
	/** A number as PostgreSQL's text. */
	count: number
}

/** When the last quarantine alarm was sent. Its one row is also the lock for counting. */
export interface EmailAlarmTable {
	id: string
	raised_at: number
}

/** What visitors store, as far as a day has totals for it. */
export type DailyKind = 'forms' | 'gifts' | 'orders' | 'newsletter requests' | 'held emails'

/** How much of a kind visitors stored in a day. */
export interface DailyTotalTable {
	kind: DailyKind
	/** The hash of a network address or a network around it; "" for all. */
	client_hash: string
	/** In UTC. */
	day: string
	/** A number as PostgreSQL's text. */
	count: number
}
