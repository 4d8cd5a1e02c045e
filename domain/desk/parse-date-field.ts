import { parseDateInput } from '#lib/date-input.ts'

/**
 * A day typed into a date field, or into the text field that old browsers show: `YYYY-MM-DD`; null for an empty field, undefined for what is
 * no day.
 */
export function parseDateField(typed: string): string | null | undefined {
	const parsed = parseDateInput(typed)
	if (parsed.kind === 'blank') return null
	return parsed.kind === 'date' ? parsed.date : undefined
}
