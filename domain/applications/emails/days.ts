import { longDate } from '#lib/dates.ts'

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** "Friday 27 November 2026" */
export function dayInWords(day: string): string {
	return `${WEEKDAY.format(new Date(`${day}T00:00:00Z`))} ${longDate(day)}`
}
