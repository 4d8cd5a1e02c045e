import type { StaffFlag } from './new-submission.ts'

export type SubmissionStatus = 'new' | 'looking' | 'waiting' | 'approved' | 'declined' | 'withdrawn' | 'done'

/** A submission as staff see it. */
export interface Submission {
	id: string
	form: string
	reference: string
	createdAt: number
	/** `YYYY-MM-DD`, promised to the person. */
	replyBy: string
	/** The later day they were told when that one was missed; null before. */
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
	/** Why it is kept apart; empty when it is not. */
	junkReasons: string[]
	/** As they were when it came in: a later change of the dog does not change them. */
	flags: StaffFlag[]
	/** The person must be rung before anybody else: no answer by a day was promised. */
	isUrgent: boolean
	remindedAt: number | null
	/** When the reader of its email address said that they sent it, and that they did not. */
	confirmedAt: number | null
	disownedAt: number | null
	/** What is not written yet since staff released it: everything, or only the email to the person. */
	owedEmails: 'none' | 'all' | 'applicant'
	deleteAt: number
}
