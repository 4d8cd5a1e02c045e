import type { StaffFlag } from './new-submission.ts'

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
	promisedAgain: string | null
	status: SubmissionStatus
	statusAt: number
	name: string
	email: string
	phone: string
	town: string
	about: string
	aboutSlug: string
	answers: Record<string, unknown>
	wording: Record<string, string>
	/** Why it is quarantined; empty when it is not. */
	junkReasons: string[]
	/** As of the day it was sent: a later change of the dog does not change them. */
	flags: StaffFlag[]
	/** Staff must ring the person before anyone else; there is no reply deadline. */
	isUrgent: boolean
	remindedAt: number | null
	/** When the owner of the email address confirmed or disowned it. */
	confirmedAt: number | null
	disownedAt: number | null
	/** Emails still to be written after release: all, or only the one to the person. */
	owedEmails: 'none' | 'all' | 'applicant'
	deleteAt: number
}
