import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { type CaseDue, caseDue } from '#domain/desk/inbox/case-due.ts'
import type { DeskRequest } from '../../request.server.ts'
import { theirWords } from '../answers/case-answers.server.ts'
import { checksOf } from '../answers/case-checks.server.ts'
import type { CaseChecksProps } from '../answers/case-checks.tsx'

/** What to keep in sight of the case while one writes. */
export interface EmailAsideProps {
	checks: CaseChecksProps
	due: CaseDue
	/** "" for none. */
	phone: string
	/** What they wrote themselves; undefined when it was little. */
	words: { label: string; value: string } | undefined
}

export function emailAside(submission: Submission, { content, now, today }: DeskRequest): EmailAsideProps {
	const dog = content.dogs.find(({ slug }) => slug === submission.aboutSlug)
	return {
		checks: checksOf(submission, dog, `/desk/cases/${submission.reference}#dog`),
		due: caseDue(submission, today),
		phone: submission.phone,
		words: theirWords(submission, content, now),
	}
}
