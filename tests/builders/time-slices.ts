import { setImmediate } from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'

/** Longer than a slice of `#lib/time-slices.ts`. */
const LONG_STEP_MS = 11

/** Stops the clock until the test ends. The returned function lets the time of a long step pass, on any machine. */
export function stopClock(): () => void {
	vi.useFakeTimers({ toFake: ['performance'] })
	onTestFinished(() => void vi.useRealTimers())
	return () => void vi.advanceTimersByTime(LONG_STEP_MS)
}

/** The most that `count` grows in one turn of the event loop while this work is done. */
export async function mostInOneTurn(work: () => Promise<unknown>, count: () => number): Promise<number> {
	let most = 0
	let isDone = false
	const done = work().finally(() => {
		isDone = true
	})
	for (let before = 0; !isDone; before = count()) {
		await setImmediate()
		most = Math.max(most, count() - before)
	}
	await done
	return most
}
