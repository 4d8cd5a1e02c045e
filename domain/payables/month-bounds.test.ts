import { expect, test } from 'vitest'
import { addMonths, monthBounds } from './month-bounds.ts'

const iso = (month: string, timezone: string) => {
	const { from, to } = monthBounds(month, timezone)
	return [from, to].map((instant) => new Date(instant).toISOString().slice(0, 16))
}

test('a month begins and ends at the charity’s midnight, in summer time too', () => {
	expect(iso('2026-11', 'Europe/London')).toEqual(['2026-11-01T00:00', '2026-12-01T00:00'])
	expect(iso('2026-10', 'Europe/London')).toEqual(['2026-09-30T23:00', '2026-11-01T00:00'])
	expect(iso('2026-03', 'America/New_York')).toEqual(['2026-03-01T05:00', '2026-04-01T04:00'])
	expect(iso('2026-12', 'Asia/Kathmandu')).toEqual(['2026-11-30T18:15', '2026-12-31T18:15'])
})

test('months follow each other over a year', () => {
	expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', -12)]).toEqual([
		'2027-01',
		'2025-12',
		'2025-11',
	])
})
