import type { Submission } from './submission-record.ts'

type AddedByStore =
	| 'id'
	| 'reference'
	| 'createdAt'
	| 'promisedAgain'
	| 'status'
	| 'statusAt'
	| 'remindedAt'
	| 'confirmedAt'
	| 'disownedAt'
	| 'owedEmails'

/** A submission before it is stored. */
export interface NewSubmission extends Omit<Submission, AddedByStore> {
	/** Three letters before the reference. */
	prefix: string
	/** The same at every attempt to send one draft. */
	idempotencyKey: string
	/** Confirms the address by the first email; null when it is confirmed, or no email is sent. */
	confirmation: { hash: string; expiresAt: number } | null
	/** Hash of the free-text answers, for duplicate detection; null when there is too little text. */
	textHash: string | null
}

export interface Accepted {
	id: string
	reference: string
	replyBy: string
	/** The submission was stored by an earlier attempt. */
	isDuplicate: boolean
}
