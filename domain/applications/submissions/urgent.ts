import type { Answers } from '../../forms/answers/answers.ts'

/** Whether the person said that they or the dog are not safe: staff ring them first. */
export function isUrgent({ safe }: Answers): boolean {
	return safe === 'no'
}
