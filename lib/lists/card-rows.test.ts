import { expect, test } from 'vitest'
import { isHalfRow } from './card-rows.ts'

function sixths(count: number): number[] {
	return Array.from({ length: count }, (_, i) => (isHalfRow(i, count) ? 3 : 2))
}

test('two large cards lead and threes follow', () => {
	expect(sixths(8)).toEqual([3, 3, 2, 2, 2, 2, 2, 2])
})

test('cards that would be left over share rows of two', () => {
	expect(sixths(6)).toEqual([3, 3, 3, 3, 3, 3])
	expect(sixths(7)).toEqual([3, 3, 2, 2, 2, 3, 3])
})

test('from two cards on, no number of them leaves a hole', () => {
	for (let count = 2; count <= 24; count++) {
		const total = sixths(count).reduce((sum, width) => sum + width, 0)
		expect(total % 6, `${count} cards`).toBe(0)
	}
})
