const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** More than three days: a mail server that is down over a weekend loses nothing. */
export const MAX_ATTEMPTS = 24
/** The longest pause between two attempts. */
export const MAX_PAUSE_MS = 6 * HOUR

/**
 * When to try again after so many failed attempts: after half a minute, then twice as long each time, six hours at most.
 *
 * A quarter of it is chance, so that a thousand letters that failed together do not come back together.
 *
 * @param random 0..1
 */
export function nextAttemptAt(attempts: number, now: number, random: number): number {
	const pause = Math.min(MAX_PAUSE_MS, (MINUTE / 2) * 2 ** (attempts - 1))
	return Math.round(now + pause * (0.75 + random / 4))
}
