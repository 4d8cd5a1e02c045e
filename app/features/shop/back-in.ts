/** A year from now the month alone would be unclear. */
const MAX_NEAR_MONTHS = 10

/** When something is expected again: "back on 12 March", "back in March", "back in 2028"; "" when unknown or past. */
export function backInWords(backOn: string, today: Date, locale = 'en-GB'): string {
	const [year = '', month, day] = backOn.split('-')
	const now = today.toISOString().slice(0, backOn.length)
	if (!year || backOn < now) return ''
	if (!month) return `back in ${year}`
	const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)))
	const months = (date.getUTCFullYear() - today.getUTCFullYear()) * 12 + date.getUTCMonth() - today.getUTCMonth()
	const words = date.toLocaleDateString(locale, {
		timeZone: 'UTC',
		...(day ? { day: 'numeric' } : {}),
		month: 'long',
		...(months > MAX_NEAR_MONTHS ? { year: 'numeric' } : {}),
	})
	return `back ${day ? 'on' : 'in'} ${words}`
}
