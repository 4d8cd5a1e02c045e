import type { Region } from '#domain/region/region.ts'
import { DAY_MS } from '#lib/dates.ts'

/**
 * The reply deadline, counted in working days.
 *
 * @param today the day in the charity's own time zone, `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`, always a working day
 */
export function replyBy(today: string, workingDays: number, region: Region): string {
	let day = Date.parse(`${today}T00:00:00Z`)
	for (let left = Math.max(1, workingDays); left > 0; ) {
		day += DAY_MS
		if (isWorkingDay(day, region)) left -= 1
	}
	return asDay(day)
}

/** The hour of the day in a time zone, 0 to 23. */
export function hourIn(timezone: string, now: number): number {
	return Number(new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' }).format(now))
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
