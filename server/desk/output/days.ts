/** `YYYY-MM-DD` in the charity's time zone. */
export function dayOf(instant: number, timezone: string): string {
	return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(instant)
}

/** "27 Nov 2026" of `YYYY-MM-DD`. */
export function shortDay(day: string): string {
	return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }).format(
		new Date(`${day}T00:00:00Z`),
	)
}
