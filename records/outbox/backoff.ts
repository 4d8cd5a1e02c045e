import { HOUR_MS, MINUTE_MS } from '#lib/dates.ts'

/** More than three days, so that a mail server may be down over a weekend. */
export const MAX_ATTEMPTS = 24
/** The longest pause between two attempts. */
export const MAX_PAUSE_MS = 6 * HOUR_MS

/**
 * Exponential backoff from half a minute to six hours. A quarter of it is jitter, so that deliveries that failed together are not
 * retried together.
 *
 * @param random 0..1
 */
export function nextAttemptAt(attempts: number, now: number, random: number): number {
	const pause = Math.min(MAX_PAUSE_MS, (MINUTE_MS / 2) * 2 ** (attempts - 1))
	return Math.round(now + pause * (0.75 + random / 4))
}
