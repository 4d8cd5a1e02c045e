import type { Answers } from '../../forms/answers/answers.ts'
import type { Submission } from './submission-record.ts'

/** The answers of a submission, without invalid values. */
export function storedAnswers({ answers }: Pick<Submission, 'answers'>): Answers {
	const isText = (value: unknown) => typeof value === 'string'
	return Object.fromEntries(
		Object.entries(answers).filter(
			(entry): entry is [string, string | string[]] =>
				isText(entry[1]) || (Array.isArray(entry[1]) && entry[1].every(isText)),
		),
	)
}
