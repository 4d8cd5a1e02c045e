import { expect, test } from 'vitest'
import { lengthInWords, readLength } from './length.ts'

test.each([
	['183', 'cm', 183],
	['6', 'ft', 183],
	['5.5', 'ft', 168],
	['1,8', 'ft', 55],
	['6ft', 'cm', 183],
	['6 feet', 'cm', 183],
	['1.8 m', 'cm', 180],
	['1.8m', 'ft', 180],
	['180cm', 'ft', 180],
	['5ft 6in', 'cm', 168],
	['5’6”', 'cm', 168],
	['5 6', 'ft', 168],
	['180 6', 'cm', undefined],
	['6', '', 6],
	['high', 'cm', undefined],
	['-6', 'ft', undefined],
	['1e3', 'cm', undefined],
	['', 'cm', undefined],
])('%s with “%s” beside it is %s cm', (typed, unit, cm) => {
	expect(readLength(typed, unit)).toBe(cm)
})

test('a length is formatted in both units', () => {
	expect(lengthInWords(183)).toBe('183 cm (6 feet)')
	expect(lengthInWords(30)).toBe('30 cm (1 foot)')
	expect(lengthInWords(120)).toBe('120 cm (3.9 feet)')
})
