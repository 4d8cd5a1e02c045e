/** A day typed into a date field: `YYYY-MM-DD`; null for an empty field, undefined for what is no day. */
export function dayTyped(typed: string): string | null | undefined {
	const text = typed.trim()
	if (text === '') return null
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
	return isDay && new Date(text).toISOString().startsWith(text) ? text : undefined
}
