import type { Submission } from '#records/desk/submissions.ts'
import type { Answers } from '#records/drafts/drafts.ts'
import { upgradeAnswers } from '../earlier-answers.server.ts'

/** The answers of a submission as forms and letters read them; whatever is no answer is left out. */
export function keptAnswers({ answers }: Submission): Answers {
	const isText = (value: unknown) => typeof value === 'string'
	return upgradeAnswers(
		Object.fromEntries(
			Object.entries(answers).filter(
				(entry): entry is [string, string | string[]] =>
					isText(entry[1]) || (Array.isArray(entry[1]) && entry[1].every(isText)),
			),
		),
	)
}
