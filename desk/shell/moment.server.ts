/** "21 Nov 2026, 09:05" in the charity's time zone. */
export function momentIn(timezone: string, instant: number): string {
	return new Intl.DateTimeFormat('en-GB', {
		timeZone: timezone,
		day: 'numeric',
		month: 'short',
		year: 'numeric',
		hour: '2-digit',
		minute: '2-digit',
	}).format(instant)
}
