import type { Generated } from 'kysely'
import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { CheckInAnswer, CheckInKind } from '#domain/desk/check-ins/check-in-answers.ts'

/** An email that a person of the desk wrote to the person of a case. Its text is in the delivery. */
export interface CaseEmailTable {
	id: string
	submission_id: string
	/** Shared by two cases of one person for the same dog. Deleted when the email was taken back. */
	delivery_id: string
	/** Shared by emails to many at once; null for one. */
	batch_id: string | null
	staff_id: string
	/** A template (`domain/desk/emails/templates.ts`). */
	template: string
	subject: string
	created_at: number
	/** The status that it set; null when it set none. */
	set_status: SubmissionStatus | null
	/** `BeforeEmail`: what taking it back restores. */
	before_json: string
	sent_at: number | null
	/** Refused for good by the mail server, or it came back later. */
	failed_at: number | null
	/** Taken back before it was sent. */
	undone_at: number | null
}

/** One press that answered many applicants of a dog. */
export interface EmailBatchTable {
	id: string
	dog_slug: string
	staff_id: string
	created_at: number
	/** When what was not sent was taken back. */
	stopped_at: number | null
}

/** A question after the dog went home: how is it going? */
export interface CheckInTable {
	id: string
	submission_id: string
	kind: CheckInKind
	due_on: string
	sent_at: number | null
	answered_at: number | null
	answer: CheckInAnswer | null
	/** The person's own words; "" for none. */
	words: Generated<string>
	/** The dog came back, or the person withdrew. */
	stopped_at: number | null
}
