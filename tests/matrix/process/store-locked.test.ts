import { expect, test } from 'vitest'
import { lockSqlite } from '#tests/faults/sqlite/locked-sqlite.ts'

/** Longer than a post waits for the lock. */
const LOCKED_MS = 8000
/** The promise is 100 ms on a quiet machine; waiting inside SQLite takes five seconds or more. */
const NOT_FROZEN = { median: 1000, max: 4500 }

test('while another program holds the write lock pages answer, posts are refused with their words, and all is well afterwards', async () => {
	const locked = await lockSqlite(LOCKED_MS)
	const { health, home, form, posts } = locked
	console.log(JSON.stringify({ health, home, form, posts }))
	for (const probed of [health, home, form]) {
		expect(probed.failed).toBe(0)
		expect(probed.median).toBeLessThan(NOT_FROZEN.median)
		expect(probed.max).toBeLessThan(NOT_FROZEN.max)
	}
	expect(posts.wrong).toEqual([])
	expect(posts.maxMs).toBeLessThan(12_000)
	expect(locked.isWellAfterwards).toBe(true)
	expect(locked.accepted).toBe(1)
})
