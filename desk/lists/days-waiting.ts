import { dayIn, daysSince } from '#lib/dates.ts'

interface Since {
	timezone: string
	/** `YYYY-MM-DD` */
	today: string
}

/** Whole days since a moment, as the charity counts them. */
export function daysWaiting(at: number, { timezone, today }: Since): number {
	return daysSince(dayIn(timezone, at), new Date(`${today}T00:00:00Z`)) ?? 0
}

/** "today", "1 day", "12 days" */
export function waitInWords(days: number): string {
	if (days === 0) return 'today'
	return days === 1 ? '1 day' : `${days} days`
}
