import type { Answers } from '../answers.ts'

/**
 * Answers that were given before a form changed, by the names it has now: of drafts, so that nobody types anything twice, and of
 * submissions, so that staff read them in words.
 */
export function upgradeAnswers(answers: Answers): Answers {
	const { fence, fenceUnit, ...rest } = answers
	if (fence === undefined && fenceUnit === undefined) return answers
	const isAnswered = typeof fence === 'string' && fence !== '' && !Object.hasOwn(rest, 'fenceHeight')
	return isAnswered ? { ...rest, fenceHeight: [fence, typeof fenceUnit === 'string' ? fenceUnit : ''] } : rest
}
