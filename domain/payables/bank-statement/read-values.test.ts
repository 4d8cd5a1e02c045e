import { expect, test } from 'vitest'
import { readDay, readSum } from './read-values.ts'

test.each([
	['23/11/2026', '2026-11-23'],
	['3/1/2026', '2026-01-03'],
	['03-01-26', '2026-01-03'],
	['2026-11-23', '2026-11-23'],
	['2026/11/23 10:00', '2026-11-23'],
	['23 Nov 2026', '2026-11-23'],
	['23-Nov-26', '2026-11-23'],
	['Mon, 23 November 2026', '2026-11-23'],
	['29.02.2028', '2028-02-29'],
	['11/23/2026', undefined],
	['29/02/2026', undefined],
	['', undefined],
	['Total', undefined],
	['23/11/20261', undefined],
	['23 Xyz 2026', undefined],
	['00/01/2026', undefined],
])('the day "%s" is %s, never read as American', (printed, day) => {
	expect(readDay(printed)).toBe(day)
})

test.each([
	['20', 2000],
	['20.5', 2050],
	['20,50', 2050],
	['1,234.56', 123_456],
	['1.234,56', 123_456],
	['£20.00', 2000],
	['+20.00', 2000],
	['20.00 CR', 2000],
	['20.00 DR', -2000],
	['20.00-', -2000],
	['-20.00', -2000],
	['(20.00)', -2000],
	['GBP 20.00', 2000],
	['1,234', 123_400],
	['0.00', 0],
	['-0.00', 0],
	['', undefined],
	['five', undefined],
	['9'.repeat(30), undefined],
	['1,23,4', undefined],
	['20.005', undefined],
])('the sum "%s" is %s', (printed, amount) => {
	expect(readSum(printed, 'GBP')?.amount).toBe(amount)
})

test.each([
	['1,500', 'JPY', 1500],
	['¥1500', 'JPY', 1500],
	['￥1,500', 'JPY', 1500],
	['¥1.500', 'JPY', undefined],
	['1500.50', 'JPY', undefined],
	['1500.00', 'JPY', 1500],
	['-￥1500', 'JPY', -1500],
	['1,500', 'KWD', undefined],
	['20.005', 'BHD', 20_005],
	['1.500,50 €', 'EUR', 150_050],
	['1 500,50', 'EUR', 150_050],
	['1\u00a0500,50', 'EUR', 150_050],
	['1.500', 'EUR', undefined],
	['20.0000', 'GBP', 2000],
	['1 500,00', 'HUF', 150_000],
	['1,234.500', 'KWD', 1_234_500],
	['1.5', 'KWD', 1500],
	['1 234,50', 'EUR', 123_450],
	['1\u202f234,50 €', 'EUR', 123_450],
	['1’234.50', 'CHF', 123_450],
	['\uFFFD20.00', 'GBP', 2000],
])('the sum "%s" in %s is %s minor units', (printed, currency, amount) => {
	expect(readSum(printed, currency)?.amount).toBe(amount)
})

test('a sum that names its currency says so', () => {
	const named = ['€20.00', '20.00 EUR', 'EUR20.00', '£20', '20.00 CR'].map(
		(printed) => readSum(printed, 'GBP')?.currency,
	)
	expect(named).toEqual(['EUR', 'EUR', 'EUR', 'GBP', undefined])
})

test('the same digits are another day where the month comes first', () => {
	expect([readDay('05/03/2026'), readDay('05/03/2026', 'month first')]).toEqual(['2026-03-05', '2026-05-03'])
	expect([readDay('11/29/2026', 'month first'), readDay('29/11/2026', 'month first')]).toEqual([
		'2026-11-29',
		undefined,
	])
})

test('a cell that is longer than any sum is none', () => {
	expect(readSum(`1${'\u0344\u0301'.repeat(30)}`, 'GBP')).toBeUndefined()
	expect(readSum('1.00'.padEnd(60), 'GBP')?.amount).toBe(100)
	expect(readSum('1.00'.padEnd(61), 'GBP')).toBeUndefined()
})
