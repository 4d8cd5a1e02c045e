import { DAY_MS } from '#lib/dates.ts'
import type { Region } from './region.ts'

/**
 * The day some working days later: the one after at the earliest. Deadlines of replies and the days of the post are counted so.
 *
 * @param from a day in the charity's own time zone, `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`, always a working day
 */
export function addWorkingDays(from: string, workingDays: number, region: Region): string {
	let day = Date.parse(`${from}T00:00:00Z`)
	for (let left = Math.max(1, workingDays); left > 0; ) {
		day += DAY_MS
		if (isWorkingDay(day, region)) left -= 1
	}
	return asDay(day)
}

function isWorkingDay(day: number, region: Region): boolean {
	const date = new Date(day)
	return (
		![0, 6].includes(date.getUTCDay()) &&
		// Substitute days stay within the year.
		!region.holidays(date.getUTCFullYear()).includes(asDay(day))
	)
}

const asDay = (day: number) => new Date(day).toISOString().slice(0, 10)
