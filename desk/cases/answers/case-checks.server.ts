import type { Dog } from '#content/model/content.ts'
import { storedAnswers } from '#domain/applications/submissions/stored-answers.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { caseChecks } from '#domain/desk/cases/case-checks.ts'
import { needsToAsk } from '#domain/desk/cases/fit-in-words.ts'
import type { CaseChecksProps } from './case-checks.tsx'

/** What to check before a reply to a case, in words. */
export function checksOf(submission: Submission, dog: Dog | undefined, fitHref: string): CaseChecksProps {
	const { flags, misfits, topics } = caseChecks(submission, dog)
	const toAsk = dog ? needsToAsk(storedAnswers(submission), dog).map(({ about }) => about) : []
	return {
		toAsk,
		count: topics.length,
		flags,
		quarantine: submission.quarantineReasons,
		misfits: misfits.map(({ need, theirs }) => `${need}. ${theirs}.`),
		dogName: dog?.title ?? '',
		fitHref,
	}
}
