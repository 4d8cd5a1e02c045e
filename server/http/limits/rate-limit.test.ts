import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('each key has its own limit within the window', () => {
	let time = 0
	const take = createRateLimit({ max: 2, withinMs: 1000, now: () => time })
	expect([take('a'), take('a'), take('a'), take('b')]).toEqual([true, true, false, true])
	time = 999
	expect(take('a')).toBe(false)
	time = 1000
	expect(take('a')).toBe(true)
})
