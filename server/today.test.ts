import { expect, test } from 'vitest'
import { someOptions } from '#tests/builders/content/options.ts'
import { createToday } from './today.ts'

function todayAt(instant: string, timezone: string) {
	const options = someOptions()
	const today = createToday(() => Date.parse(instant))
	return today({ options: { ...options, site: { ...options.site, timezone } } }).toISOString()
}

test('the day changes at the charity’s midnight, in summer time too', () => {
	expect(todayAt('2026-07-01T22:59:59Z', 'Europe/London')).toBe('2026-07-01T00:00:00.000Z')
	expect(todayAt('2026-07-01T23:00:00Z', 'Europe/London')).toBe('2026-07-02T00:00:00.000Z')
	expect(todayAt('2026-11-21T11:15:00Z', 'Pacific/Chatham')).toBe('2026-11-22T00:00:00.000Z')
})

test('one clock sees the day change, and another charity’s day', () => {
	let now = Date.parse('2026-11-21T23:59:59Z')
	const today = createToday(() => now)
	const options = someOptions()
	expect(today({ options }).getUTCDate()).toBe(21)
	now += 1000
	expect(today({ options }).getUTCDate()).toBe(22)
	expect(today({ options: { ...options, site: { ...options.site, timezone: 'America/New_York' } } }).getUTCDate()).toBe(
		21,
	)
	expect(today({ options: null }).getUTCDate()).toBe(22)
})
