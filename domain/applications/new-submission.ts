/** Something staff should check before they reply. */
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
	/** The consent wording the person saw, by name and version. */
	wording: Record<string, string>
	/** Why it is quarantined; empty when it is not. */
	junkReasons: string[]
	flags: StaffFlag[]
	/** Staff must ring the person before anyone else. */
	isUrgent: boolean
	/** Confirms the address by the first email; null when it is confirmed, or no email is sent. */
	confirmation: { hash: string; expiresAt: number } | null
	/** Hash of the free-text answers, for duplicate detection; null when there is too little text. */
	textHash: string | null
	/** Milliseconds since 1970. */
	deleteAt: number
}

export interface Accepted {
	id: string
	reference: string
	replyBy: string
	/** The submission was stored by an earlier attempt. */
	isDuplicate: boolean
}
