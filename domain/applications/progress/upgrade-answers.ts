import type { Answers } from '../answers/answers.ts'

/** Migrates answers of drafts and submissions from before a form changed. */
export function upgradeAnswers(answers: Answers): Answers {
	const { fence, fenceUnit, ...rest } = answers
	if (fence === undefined && fenceUnit === undefined) return answers
	const isAnswered = typeof fence === 'string' && fence !== '' && !Object.hasOwn(rest, 'fenceHeight')
	return isAnswered ? { ...rest, fenceHeight: [fence, typeof fenceUnit === 'string' ? fenceUnit : ''] } : rest
}
