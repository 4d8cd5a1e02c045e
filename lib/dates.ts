/** Milliseconds. A day of 24 hours: calendar days are counted as dates, because two of a year have 23 and 25. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Splits an ISO instant or partial date. Months are 1–12. */
function parts(date: string): { year: number; month: number | null; day: number | null } | undefined {
	const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(date)
	if (!match) return undefined
	return { year: Number(match[1]), month: match[2] ? Number(match[2]) : null, day: match[3] ? Number(match[3]) : null }
}

/** Creating a format is far slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = locale + JSON.stringify(options)
	const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
	formats.set(key, known)
	return known
}

/** A date as precise as it is known: "3 September 2026", "September 2026", "2026", or "". */
export function formatDate(date: string, locale = 'en-GB'): string {
	const known = parts(date)
	if (!known) return ''
	const { year, month, day } = known
	if (month === null) return String(year)
	const format = formatOf(locale, {
		year: 'numeric',
		month: 'long',
		...(day === null ? {} : { day: 'numeric' }),
		timeZone: 'UTC',
	})
	return format.format(new Date(Date.UTC(year, month - 1, day ?? 1)))
}

/** "Friday 27 November 2026" */
export function formatDateWithWeekday(date: string): string {
	const weekday = formatOf('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
	return `${weekday} ${formatDate(date)}`
}

const NEAR_DAYS = 300

/** Like `formatDate`, without the year where it goes without saying: "12 December", "the end of December". */
export function formatNearDate(date: string, today: Date, locale = 'en-GB'): string {
	const known = parts(date)
	if (known?.month == null) return formatDate(date, locale)
	const { year, month, day } = known
	const at = new Date(Date.UTC(year, month - 1, day ?? 28))
	const isNear = Math.abs(at.getTime() - today.getTime()) < NEAR_DAYS * DAY_MS
	const options: Intl.DateTimeFormatOptions = { month: 'long', timeZone: 'UTC' }
	if (day !== null) options.day = 'numeric'
	const words = isNear ? formatOf(locale, options).format(at) : formatDate(date, locale)
	return day === null ? `the end of ${words}` : words
}

/**
 * "7 months" in the first year, "3 years" later, "" when unknown. A birth year alone counts from the middle of the
 * year; in the first year it gives "under a year".
 */
export function formatAge(birthDate: string, today: Date): string {
	const months = ageInMonths(birthDate, today)
	if (months === undefined) return ''
	if (months < 12 && birthDate.length === 4) return 'under a year'
	if (months < 1) return 'under a month'
	if (months < 12) return `${months} month${months === 1 ? '' : 's'}`
	const years = Math.floor(months / 12)
	return `${years} year${years === 1 ? '' : 's'}`
}

/** Whole months since a birth date, if it is known. */
export function ageInMonths(birthDate: string, today: Date): number | undefined {
	const known = parts(birthDate)
	if (!known) return undefined
	const { year, month = null, day = null } = known
	const birthMonth = month === null ? 6 : month - 1
	const months = (today.getUTCFullYear() - year) * 12 + today.getUTCMonth() - birthMonth
	const notYet = day !== null && today.getUTCDate() < day
	return Math.max(0, months - (notYet ? 1 : 0))
}

/** The current date in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timezone: string, now: number): string {
	return formatOf('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(now)
}

/** Whole days from a date to today, if the day is known; never negative. */
export function daysSince(date: string, today: Date): number | undefined {
	const known = parts(date)
	if (known?.day == null || known.month === null) return undefined
	const from = Date.UTC(known.year, known.month - 1, known.day)
	const to = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
	return Math.max(0, Math.round((to - from) / DAY_MS))
}

/** "21 Nov 2026, 09:05" in a time zone. */
export function formatDateTime(instant: number, timezone: string): string {
	return new Intl.DateTimeFormat('en-GB', {
		timeZone: timezone,
		day: 'numeric',
		month: 'short',
		year: 'numeric',
		hour: '2-digit',
		minute: '2-digit',
	}).format(instant)
}

/** "09:05" in a time zone. */
export function formatTime(instant: number, timezone: string): string {
	return formatOf('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }).format(instant)
}

/** The hour of the day in a time zone, 0 to 23. */
export function hourIn(timezone: string, now: number): number {
	return Number(new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' }).format(now))
}

/** The same day some months later; the last of the month where it has no such day. @param day `YYYY-MM-DD` */
export function addMonths(day: string, months: number): string {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
	const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
	return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}

/** The date some days after another. @param day `YYYY-MM-DD` */
export function addDays(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
