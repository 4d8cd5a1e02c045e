import type { Submission } from './submission-record.ts'

type AddedByStore =
	| 'id'
	| 'reference'
	| 'createdAt'
	| 'extendedReplyBy'
	| 'status'
	| 'statusAt'
	| 'extensionEmailedAt'
	| 'confirmedAt'
	| 'disownedAt'
	| 'isUnconfirmed'
	| 'pendingEmails'
	| 'version'
	| 'assignedTo'
	| 'backOn'
	| 'answeredAt'
	| 'closedAt'
	| 'hold'
	| 'notReachedAt'
	| 'homeOn'

/** A submission before it is stored. */
export interface NewSubmission extends Omit<Submission, AddedByStore> {
	/** Three letters before the reference. */
	prefix: string
	/** One per draft: the same for each attempt to send it. */
	idempotencyKey: string
	/** The key in the first email; undefined when the address is confirmed, or no email is sent. */
	confirmation: { hash: string; expiresAt: number } | undefined
	/** Hash of the free-text answers, for duplicate detection; undefined when there is too little text. */
	textHash: string | undefined
}

export interface Accepted {
	id: string
	reference: string
	replyBy: string
	/** The submission was stored by an earlier attempt. */
	isDuplicate: boolean
}
