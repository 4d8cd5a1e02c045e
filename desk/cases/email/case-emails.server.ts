import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { listCaseEmails } from '#records/cases/emails/list-emails.ts'
import type { DeskRequest } from '../../request.server.ts'
import { checkInsOf } from '../check-ins/check-ins.server.ts'
import { cautionFor } from './email-page.server.ts'
import { emailView } from './send/sent-view.server.ts'

export type CaseEmailsProps = Awaited<ReturnType<typeof caseEmails>>

/** The emails of a case, for its page. */
export async function caseEmails(desk: DeskRequest, submission: Submission, staffId: string) {
	const emails = await listCaseEmails(desk.store, submission.id, submission.email)
	return {
		reference: submission.reference,
		notReached: submission.notReachedAt !== null,
		phone: submission.phone,
		mayWrite: !cautionFor(submission)?.isFinal,
		checkIns: await checkInsOf(desk, submission),
		emails: emails.map((email) => emailView(email, desk, staffId)),
	}
}
