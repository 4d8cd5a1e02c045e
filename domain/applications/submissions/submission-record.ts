/** Something staff should check before they reply. */
export interface StaffFlag {
	/** "Fence 90 cm; Biscuit needs 150 cm" */
	text: string
	/** About health or history: in no email and no list, only in the record and its export. */
	isSensitive: boolean
}

/** In the order in which they are offered. The last two come after "approved": before and after the dog moved in. */
export const STATUSES = [
	'new',
	'in_review',
	'waiting',
	'approved',
	'declined',
	'withdrawn',
	'done',
	'fell through',
	'returned',
] as const
export type SubmissionStatus = (typeof STATUSES)[number]

/** Keeps a case beyond its deletion date. */
export interface Hold {
	reason: string
	/** The last day, `YYYY-MM-DD`. */
	until: string
	staffId: string
	at: number
}

/** A submission as staff see it. */
export interface Submission {
	id: string
	form: string
	reference: string
	createdAt: number
	/** The reply deadline, `YYYY-MM-DD`. */
	replyBy: string
	/** The extended reply deadline; null before. */
	extendedReplyBy: string | null
	status: SubmissionStatus
	statusAt: number
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
	quarantineReasons: string[]
	/** The flags as they were on the day it was sent. */
	flags: StaffFlag[]
	/** Staff must ring the person before anyone else; there is no reply deadline. */
	isUrgent: boolean
	/** When the email about the extended deadline was written. */
	extensionEmailedAt: number | null
	/** When the owner of the email address confirmed or disowned it. */
	confirmedAt: number | null
	disownedAt: number | null
	/** It was sent with a new address, which its owner has not confirmed. */
	isUnconfirmed: boolean
	/** Emails still to be written after release: all, or only the one to the person. */
	pendingEmails: 'none' | 'all' | 'applicant'
	/** Milliseconds since 1970. */
	deleteAt: number
	/** How long it is stored after it was answered and closed; null: until `deleteAt`, as its privacy text said. */
	retentionMonths: number | null
	/** Incremented by each change of the case, so that two people never overwrite each other. */
	version: number
	/** A person of the desk (`staff.id`); null for no one. */
	assignedTo: string | null
	/** The day on which a waiting case comes back, `YYYY-MM-DD`. */
	backOn: string | null
	/** The first answer that reached the person; null before. */
	answeredAt: number | null
	/** Answered and closed; null while it is open. */
	closedAt: number | null
	hold: Hold | null
	/** When an email to them was refused for good or came back; null once one arrived. */
	notReachedAt: number | null
	/** The day on which the dog went, or will go, home with them, `YYYY-MM-DD`. */
	homeOn: string | null
}
