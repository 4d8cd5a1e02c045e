import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { EmailDraft } from '#domain/desk/emails/email-draft.ts'

/** What taking an email back restores. */
export interface BeforeEmail {
	status: SubmissionStatus
	backOn: string | null
	answeredAt: number | null
	homeOn: string | null
	draft: EmailDraft
}
