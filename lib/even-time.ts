import { setTimeout as sleep } from 'node:timers/promises'

/** Far longer than the store takes for a sign-in, and not yet a wait for a person. */
const STEP_MS = 300

/**
 * Answers after whole steps of 300 ms, so that the time says nothing about the work: known and unknown addresses, right and wrong codes
 * take the same. Work that takes longer than a step, on a busy disk, waits for the end of the next one.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
	const startedAt = performance.now()
	try {
		return await work()
	} finally {
		await sleep(timeToStep(performance.now() - startedAt, STEP_MS))
	}
}

/** How long until the end of the step in which work has ended, after so many milliseconds. */
export function timeToStep(elapsedMs: number, stepMs: number): number {
	return (Math.floor(elapsedMs / stepMs) + 1) * stepMs - elapsedMs
}
