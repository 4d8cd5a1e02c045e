import type { Answers } from './answers.ts'

/** Whether somebody must be rung before anybody else: they have said that they or the dog are not safe. */
export function isUrgent({ safe }: Answers): boolean {
	return safe === 'no'
}
