import { addDays, HOUR_MS } from '#lib/dates.ts'

export interface MonthBounds {
	/** The first instant. */
	from: number
	/** The first instant after it. */
	to: number
}

/** The instants of a calendar month in a time zone. @param month `YYYY-MM` */
export function monthBounds(month: string, timezone: string): MonthBounds {
	return { from: startOf(`${month}-01`, timezone), to: startOf(`${addMonths(month, 1)}-01`, timezone) }
}

/** The instants of some days in a time zone. @param days `YYYY-MM-DD`, both included */
export function dayBounds({ from, to }: { from: string; to: string }, timezone: string): MonthBounds {
	return { from: startOf(from, timezone), to: startOf(addDays(to, 1), timezone) }
}

/** @param month `YYYY-MM` */
export function addMonths(month: string, months: number): string {
	const [year = 0, number = 1] = month.split('-').map(Number)
	return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Midnight there. Offsets are of at most 14 hours, and whole quarters of an hour. */
function startOf(day: string, timezone: string): number {
	const local = Date.parse(`${day}T00:00:00Z`)
	const guess = local - offsetAt(local, timezone)
	// The clock may change between the two.
	return local - offsetAt(guess, timezone)
}

/** How far the local time is ahead of UTC. */
function offsetAt(instant: number, timezone: string): number {
	const format = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeZoneName: 'longOffset' })
	const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
	const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
	return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60) * HOUR_MS
}
