import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { MAX_ATTEMPTS, nextAttemptAt } from './backoff.ts'

test('retry pauses grow from half a minute to six hours', () => {
	const pauses = Array.from({ length: MAX_ATTEMPTS }, (_, i) => nextAttemptAt(i + 1, 0, 1))
	expect(pauses[0]).toBe(30_000)
	expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
	expect(pauses.at(-1)).toBe(6 * HOUR_MS)
})

test('retries outlast a mail server that is down from Friday evening to Monday morning', () => {
	const shortest = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) => nextAttemptAt(i + 1, 0, 0))
	expect(shortest.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(62 * HOUR_MS)
})
