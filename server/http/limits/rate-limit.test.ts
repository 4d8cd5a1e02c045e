import { expect, test } from 'vitest'
import { createNetworkLimit, createRateLimit } from './rate-limit.ts'

test('each key has its own limit within the window', () => {
	let time = 0
	const take = createRateLimit({ max: 2, withinMs: 1000, now: () => time })
	expect([take('a'), take('a'), take('a'), take('b')]).toEqual([true, true, false, true])
	time = 999
	expect(take('a')).toBe(false)
	time = 1000
	expect(take('a')).toBe(true)
})

test('the networks around an IPv6 address have limits too, twice and five times its own', () => {
	const take = createNetworkLimit({ max: 10, withinMs: 1000, now: () => 0 })
	const household = Array.from({ length: 256 }, (_, index) => `2001:db8:1:12${index.toString(16).padStart(2, '0')}`)
	expect(household.filter(take)).toHaveLength(20)
	const nextDoor = ['13', '14', '15', '16'].flatMap((third) =>
		Array.from({ length: 10 }, (_, index) => take(`2001:db8:1:${third}0${index}`)),
	)
	expect(nextDoor.filter(Boolean), 'of the rest of the organisation').toHaveLength(30)
	expect(take('2001:db8:2:1'), 'elsewhere').toBe(true)
	expect(take('192.0.2.1'), 'elsewhere').toBe(true)
})

test('an address that floods does not use up what its neighbours have', () => {
	const take = createNetworkLimit({ max: 10, withinMs: 1000, now: () => 0 })
	for (let index = 0; index < 1000; index += 1) take('2001:db8:1:1200')
	expect(take('2001:db8:1:1201')).toBe(true)
	expect(take('2001:db8:1:1300')).toBe(true)
})
