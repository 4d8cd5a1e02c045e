import { DAY_MS } from '#lib/dates.ts'

/**
 * Bank holidays common to England and Wales, with their substitute days.
 *
 * Scotland and Northern Ireland have more, which makes deadlines there a day early, never late. One-off holidays (a
 * coronation) are not included. https://www.gov.uk/bank-holidays
 *
 * @returns days as `YYYY-MM-DD`
 */
export function ukHolidays(year: number): string[] {
	const easter = easterSunday(year)
	return [
		nextFree(Date.UTC(year, 0, 1)),
		easter - 2 * DAY_MS,
		easter + DAY_MS,
		monday(Date.UTC(year, 4, 1)),
		monday(Date.UTC(year, 5, 0), -1),
		monday(Date.UTC(year, 8, 0), -1),
		...christmas(year),
	].map((day) => new Date(day).toISOString().slice(0, 10))
}

const weekday = (day: number) => new Date(day).getUTCDay()

function nextFree(day: number): number {
	if (weekday(day) === 6) return day + 2 * DAY_MS
	return weekday(day) === 0 ? day + DAY_MS : day
}

/** The first Monday on or after a day; with -1 the last on or before it. */
function monday(day: number, direction: 1 | -1 = 1): number {
	const offset = direction === 1 ? (8 - weekday(day)) % 7 : (weekday(day) + 6) % 7
	return day + direction * offset * DAY_MS
}

/** Christmas Day and Boxing Day; on a weekend the substitute day is the next free weekday. */
function christmas(year: number): number[] {
	const first = Date.UTC(year, 11, 25)
	if (weekday(first) === 5) return [first, first + 3 * DAY_MS]
	if (weekday(first) === 6) return [first + 2 * DAY_MS, first + 3 * DAY_MS]
	if (weekday(first) === 0) return [first + DAY_MS, first + 2 * DAY_MS]
	return [first, first + DAY_MS]
}

/** The anonymous Gregorian algorithm (Nature, 1876). */
function easterSunday(year: number): number {
	const a = year % 19
	const b = Math.floor(year / 100)
	const c = year % 100
	const h = (19 * a + b - (b >> 2) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
	const l = (32 + 2 * (b % 4) + 2 * (c >> 2) - h - (c % 4)) % 7
	const m = Math.floor((a + 11 * h + 22 * l) / 451)
	const n = h + l - 7 * m + 114
	return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1)
}
