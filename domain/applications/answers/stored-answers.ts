import { upgradeAnswers } from '../progress/upgrade-answers.ts'
import type { Submission } from '../submissions/submission-record.ts'
import type { Answers } from './answers.ts'

/** The answers of a submission, migrated and without invalid values. */
export function storedAnswers({ answers }: Pick<Submission, 'answers'>): Answers {
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
