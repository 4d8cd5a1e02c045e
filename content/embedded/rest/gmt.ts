/** An instant as WordPress writes it: `2026-11-21T01:59:58`, UTC without a zone. Two of them compare as text. */
export type Gmt = string

const WRITTEN = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** Reads a date or a date with a time, in UTC unless it names a zone; null when it is neither. */
export function gmtFromText(text: string): Gmt | null {
	const match = WRITTEN.exec(text.trim())
	if (!match) return null
	const whole = text.trim().length === 10 ? `${text.trim()}T00:00:00` : text.trim().replace(' ', 'T')
	const time = Date.parse(match[1] ? whole : `${whole}Z`)
	return Number.isNaN(time) ? null : gmtFromTime(time)
}

/** The instant of a number of milliseconds, cut to its second. */
export function gmtFromTime(milliseconds: number): Gmt {
	return new Date(milliseconds).toISOString().slice(0, 19)
}

/** `wanted` when it is later than `before`, else the present or the second after `before`: never the same twice. */
export function laterThan(before: Gmt, wanted: Gmt, now: number): Gmt {
	if (wanted > before) return wanted
	return gmtFromTime(Math.max(now, Date.parse(`${before}Z`) + 1000))
}
