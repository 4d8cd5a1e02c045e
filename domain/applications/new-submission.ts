/** What staff should look at before they answer. */
export interface StaffFlag {
	/** "Fence 90 cm; Biscuit needs 150 cm" */
	text: string
	/** About health or history: in no email and no list, only in the record and its export. */
	isSensitive: boolean
}

export interface NewSubmission {
	form: string
	/** Three letters before the reference. */
	prefix: string
	/** The same at every attempt to send one draft. */
	idempotencyKey: string
	/** `YYYY-MM-DD` */
	replyBy: string
	name: string
	email: string
	phone: string
	town: string
	about: string
	aboutSlug: string
	answers: Record<string, unknown>
	/** The words the person saw, by name and version. */
	wording: Record<string, string>
	/** Why it looks like junk; empty when it does not. */
	junkReasons: string[]
	flags: StaffFlag[]
	/** The person must be rung before anybody else. */
	isUrgent: boolean
	/** Asks in the first email whether the address is theirs; null when that is known, or nothing is sent. */
	confirmation: { hash: string; expiresAt: number } | null
	/** Of what was written freely; null when there was too little to tell. */
	textHash: string | null
	/** Milliseconds since 1970. */
	deleteAt: number
}

export interface Accepted {
	id: string
	reference: string
	replyBy: string
	/** Sent before: nothing was written this time. */
	isDuplicate: boolean
}
