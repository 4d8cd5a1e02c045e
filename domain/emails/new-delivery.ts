import type { Email } from './email.ts'

export interface NewDelivery {
	/** Random by default. */
	id?: string
	channel: string
	submissionId: string | null
	payableId?: string | null
	payload: unknown
	/** At most `MAX_PAUSE_MS` ahead; at once by default. */
	notBefore?: number
	/** For an email to an unconfirmed address: over the limit it is quarantined. */
	limit?: NewAddressLimit | undefined
	/** A keyed hash of an address that a visitor typed: over the limit of the address the email is quarantined. */
	addressHash?: string | undefined
}

/** The limits of an email that a visitor causes by typing an address. */
export type EmailLimits = Pick<NewDelivery, 'limit' | 'addressHash'>

/** The hourly limit of emails to unconfirmed addresses. */
export interface NewAddressLimit {
	/** A keyed hash of the client's network address. */
	clientHash: string
	maxPerClientHour: number
	maxPerSiteHour: number
	/** The email that tells staff. Sent once an hour at most. */
	alarm(): Email
	/** Called when it is sent. */
	onAlarm(): void
}

/** The key that confirms the address of a submission. */
export interface Confirmation {
	/** Only in the email. */
	key: string
	/** Stored instead of the key. */
	hash: string
	expiresAt: number
}
