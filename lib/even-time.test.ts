import { expect, test } from 'vitest'
import { timeToStep } from './even-time.ts'

test('work of whatever length ends with a whole step', () => {
	const ends = [0, 1, 150, 299.5, 300, 301, 899].map((elapsed) => elapsed + timeToStep(elapsed, 300))
	expect(ends).toEqual([300, 300, 300, 300, 600, 600, 900])
})
