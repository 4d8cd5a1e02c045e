import type { Email } from './emails/email.ts'

export interface NewDelivery {
	channel: string
	submissionId: string | null
	payload: unknown
	/** Not before then, `MAX_PAUSE_MS` ahead at most; at once when left out. */
	notBefore?: number
	/** For an email to an address nobody has confirmed: over the limit it waits in quarantine. */
	limit?: NewAddressLimit | undefined
}

/** How many emails may leave within an hour to addresses that nobody has confirmed. */
export interface NewAddressLimit {
	/** A keyed hash of the network address that asks. */
	clientHash: string
	maxPerClientHour: number
	maxPerSiteHour: number
	/** The email that tells staff. Sent once an hour at most. */
	alarm(): Email
	/** Called when it is sent. */
	onAlarm(): void
}

/** What asks the reader of an address whether they wrote a submission. */
export interface Confirmation {
	/** Stands in the email and nowhere else. */
	key: string
	/** What the store has of the key. */
	hash: string
	expiresAt: number
}
