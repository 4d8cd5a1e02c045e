import { expect, test } from 'vitest'
import { instant, partialDate } from './partial-date.ts'

test.each([
	['', ''],
	['2021', '2021'],
	['2021-05', '2021-05'],
	['2021-05-14', '2021-05-14'],
	['20210514', '2021-05-14'],
	['2021-05-14T00:00:00', '2021-05-14'],
	['2021-13', null],
	['2021-02-31', null],
	['14/05/2021', null],
	['soon', null],
])('%j is known as %j', (raw, date) => {
	expect(partialDate(raw)).toBe(date)
})

test('times of WordPress are UTC although they do not say so', () => {
	expect(instant('2026-11-21T01:59:58')).toBe('2026-11-21T01:59:58Z')
	expect(instant('0000-00-00T00:00:00')).toBe(null)
	expect(instant(null)).toBe(null)
})
