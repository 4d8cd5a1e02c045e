import { expect, test } from 'vitest'
import { ageInMonths, dayIn, daysSince, formatAge, formatDate } from './dates.ts'

const today = new Date('2026-11-21T12:00:00Z')

test('a date is said as precisely as it is known, and no more', () => {
	expect(formatDate('2026-09-03')).toBe('3 September 2026')
	expect(formatDate('2026-09-03T23:59:58Z')).toBe('3 September 2026')
	expect(formatDate('2026-09')).toBe('September 2026')
	expect(formatDate('2026')).toBe('2026')
	expect(formatDate('')).toBe('')
	expect(formatDate('soon')).toBe('')
})

test('ages are in months for puppies and in years from the first birthday on', () => {
	expect(formatAge('2026-04-10', today)).toBe('7 months')
	expect(formatAge('2026-10-20', today)).toBe('1 month')
	expect(formatAge('2026-11-10', today)).toBe('under a month')
	expect(formatAge('2025-11-21', today)).toBe('1 year')
	expect(formatAge('2025-11-22', today)).toBe('11 months')
	expect(formatAge('2023-05', today)).toBe('3 years')
	expect(formatAge('', today)).toBe('')
})

test('a birth year alone counts from the middle of the year', () => {
	expect(ageInMonths('2024', today)).toBe(28)
	expect(formatAge('2024', today)).toBe('2 years')
})

test('a dog born this year on an unknown date is not a year old', () => {
	expect(formatAge('2026', today)).toBe('under a year')
	expect(formatAge('2026', new Date('2026-02-01T12:00:00Z'))).toBe('under a year')
	expect(formatAge('2025', today)).toBe('1 year')
})

test('the day is that of the place', () => {
	const lateOnSaturday = Date.UTC(2026, 10, 21, 23, 30)
	expect(dayIn('Europe/London', lateOnSaturday)).toBe('2026-11-21')
	expect(dayIn('Pacific/Auckland', lateOnSaturday)).toBe('2026-11-22')
})

test('days since are whole, never negative, and unknown when the day is', () => {
	expect(daysSince('2026-04-21', today)).toBe(214)
	expect(daysSince('2026-12-01', today)).toBe(0)
	expect(daysSince('2026-04', today)).toBeUndefined()
})
