import { expect, test } from 'vitest'
import { isHalfRow, panelShare, rowShare } from './card-rows.ts'

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

const SIXTHS = { whole: 6, half: 3, third: 2, rest: 4 }

test('one card leads a list from four on, and with the panel below no number of cards leaves a hole', () => {
	const widths = (count: number) => Array.from({ length: count }, (_, i) => SIXTHS[rowShare(i, count)])
	expect(widths(3)).toEqual([2, 2, 2])
	expect(widths(7)).toEqual([6, 2, 2, 2, 2, 2, 2])
	expect([1, 2, 3, 4, 5, 6, 7].map(panelShare)).toEqual(['half', 'whole', 'whole', 'whole', 'rest', 'third', 'whole'])
	for (let count = 1; count <= 24; count++) {
		const total = widths(count).reduce((sum, width) => sum + width, SIXTHS[panelShare(count)])
		expect(total % 6, `${count} cards`).toBe(0)
	}
})
