import { expect, test } from 'vitest'
import { isWideThing } from './shelf-rows.ts'

function widths(count: number): number[] {
	return Array.from({ length: count }, (_, i) => (isWideThing(i, count) ? 2 : 1))
}

/** Whether cards of these widths fill rows of `columns` to the end, each card staying in one row. */
function fillsRows(cards: number[], columns: number): boolean {
	let used = 0
	for (const width of cards) {
		if (used + width > columns) return false
		used = (used + width) % columns
	}
	return used === 0
}

test('the first thing on the shelves is always wide', () => {
	for (let count = 1; count <= 12; count++) expect(widths(count)[0], `${count} things`).toBe(2)
})

test('from two things on, no page of the shop leaves a hole in its rows', () => {
	for (let count = 2; count <= 12; count++) {
		expect(fillsRows(widths(count), 4), `${count} things, four columns`).toBe(true)
		expect(fillsRows(widths(count), 2), `${count} things, two columns`).toBe(true)
	}
})
