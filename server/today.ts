import type { Content } from '#content/model/content.ts'
import { dayIn, MINUTE_MS } from '#lib/dates.ts'

/** The charity's calendar day `aheadMs` from now, as midnight UTC of that date. */
export type Today = (content: Pick<Content, 'options'>, aheadMs?: number) => Date

/** @param now milliseconds since 1970; for tests */
export function createToday(now: () => number = Date.now): Today {
	// Computed once a minute: time zones are whole minutes apart.
	let known = { minute: -1, timezone: '', day: new Date(0) }

	return function today({ options }, aheadMs = 0) {
		const timezone = options?.site.timezone ?? 'UTC'
		if (aheadMs > 0) return new Date(dayIn(timezone, now() + aheadMs))
		const minute = Math.floor(now() / MINUTE_MS)
		if (minute !== known.minute || timezone !== known.timezone) {
			known = { minute, timezone, day: new Date(dayIn(timezone, now())) }
		}
		return known.day
	}
}
