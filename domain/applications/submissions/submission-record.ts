/** Something staff should check before they reply. */
export interface StaffFlag {
	/** "Fence 90 cm; Biscuit needs 150 cm" */
	text: string
	/** About health or history: in no email and no list, only in the record and its export. */
	isSensitive: boolean
}

export type SubmissionStatus = 'new' | 'looking' | 'waiting' | 'approved' | 'declined' | 'withdrawn' | 'done'

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
	/** As of the day it was sent. */
	flags: StaffFlag[]
	/** Staff must ring the person before anyone else; there is no reply deadline. */
	isUrgent: boolean
	remindedAt: number | null
	/** When the owner of the email address confirmed or disowned it. */
	confirmedAt: number | null
	disownedAt: number | null
	/** Emails still to be written after release: all, or only the one to the person. */
	pendingEmails: 'none' | 'all' | 'applicant'
	/** Milliseconds since 1970. */
	deleteAt: number
}
