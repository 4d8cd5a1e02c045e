import { expect, test } from 'vitest'
import { readDay, readSum } from './read-values.ts'

test.each([
	...([
		['23/11/2026', '2026-11-23'],
		['3/1/2026', '2026-01-03'],
		['03-01-26', '2026-01-03'],
	] as const),
	...([
		['2026-11-23', '2026-11-23'],
		['2026/11/23 10:00', '2026-11-23'],
		['23 Nov 2026', '2026-11-23'],
	] as const),
	...([
		['23-Nov-26', '2026-11-23'],
		['Mon, 23 November 2026', '2026-11-23'],
		['29.02.2028', '2028-02-29'],
	] as const),
	...([
		['11/23/2026', undefined],
		['29/02/2026', undefined],
		['', undefined],
		['Total', undefined],
	] as const),
	...([
		['23/11/20261', undefined],
		['23 Xyz 2026', undefined],
		['00/01/2026', undefined],
	] as const),
])('the day "%s" is %s, never read as American', (printed, day) => {
	expect(readDay(printed)).toBe(day)
})

test.each([
	...([
		['20', 2000],
		['20.5', 2050],
		['20,50', 2050],
		['1,234.56', 123_456],
		['1.234,56', 123_456],
	] as const),
	...([
		['£20.00', 2000],
		['+20.00', 2000],
		['20.00 CR', 2000],
		['20.00 DR', -2000],
		['20.00-', -2000],
	] as const),
	...([
		['-20.00', -2000],
		['(20.00)', -2000],
		['GBP 20.00', 2000],
		['1,234', 123_400],
		['0.00', 0],
	] as const),
	...([
		['-0.00', 0],
		['', undefined],
		['five', undefined],
		['9'.repeat(30), undefined],
		['1,23,4', undefined],
		['20.005', undefined],
	] as const),
])('the sum "%s" is %s', (printed, amount) => {
	expect(readSum(printed)).toBe(amount)
})
