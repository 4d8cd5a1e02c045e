import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { watchFolder } from './watch-folder.ts'

/** Not `vi.waitUntil`, which turns the clock of the fake timers. */
async function until(isTrue: () => boolean) {
	while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** What README.md and docs/running.md promise of an edited file. */
const PROMISED_MS = 2_000

afterEach(() => {
	vi.useRealTimers()
})

test('a folder without change events is scanned every two seconds', () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	let looks = 0
	const stop = watchFolder(
		join(tmpdir(), 'no-such-folder'),
		() => looks++,
		() => {},
	)
	vi.advanceTimersByTime(PROMISED_MS)
	expect(looks).toBe(1)
	vi.advanceTimersByTime(9 * PROMISED_MS)
	expect(looks).toBe(10)
	stop()
	vi.advanceTimersByTime(PROMISED_MS)
	expect(looks).toBe(10)
})

test('a change in a watched folder does not wait for the next scan', async () => {
	// They never come: their clock stands still.
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	const folder = mkdtempSync(join(tmpdir(), 'watched-'))
	let looks = 0
	const stop = watchFolder(
		folder,
		() => looks++,
		() => {},
	)
	writeFileSync(join(folder, 'biscuit.md'), 'Biscuit')
	await until(() => looks > 0)
	expect(looks).toBeGreaterThan(0)
	stop()
})
