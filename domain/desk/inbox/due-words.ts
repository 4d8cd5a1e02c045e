import { DAY_MS } from '#lib/dates.ts'
import type { DueBucket } from './facets.ts'

/** When cases are due, for filters and headings. */
export const DUE_BUCKET_WORDS: Record<DueBucket, string> = {
	ring: 'Ring first',
	overdue: 'Overdue',
	today: 'Today',
	week: 'Next 7 days',
	later: 'Later',
	none: 'No date',
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })

interface Due {
	bucket: DueBucket
	/** `YYYY-MM-DD` */
	dueOn: string | null
	/** It comes back on that day; no one was promised anything by then. */
	isWaiting: boolean
	/** The person has had an answer, and the case is open. */
	isAnswered: boolean
}

/** "Ring first", "3 days overdue", "Today", "Tomorrow", "Thu 26 Nov", "3 Dec", "Back on 27 Nov", "Your turn"; "" for never. */
export function dueWords({ bucket, dueOn, isWaiting, isAnswered }: Due, today: string): string {
	if (bucket === 'ring') return 'Ring first'
	if (dueOn === null) return isWaiting ? 'No date to come back' : ''
	if (isWaiting) return dueOn <= today ? 'Back: no reply yet' : `Back on ${formatShortDate(dueOn)}`
	if (isAnswered && dueOn <= today) return 'Your turn'
	const days = Math.round((Date.parse(dueOn) - Date.parse(today)) / DAY_MS)
	if (days < 0) return days === -1 ? '1 day overdue' : `${-days} days overdue`
	if (days === 0) return 'Today'
	if (days === 1) return 'Tomorrow'
	return days < 7 ? `${weekday.format(Date.parse(dueOn))} ${formatShortDate(dueOn)}` : formatShortDate(dueOn)
}

/** "27 Nov" */
export function formatShortDate(day: string): string {
	return shortDay.format(Date.parse(day))
}

/** The first day that is not this week: a week from today. */
export function weekEndOf(today: string): string {
	return new Date(Date.parse(today) + 7 * DAY_MS).toISOString().slice(0, 10)
}
