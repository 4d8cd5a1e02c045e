import { DAY_MS } from '#lib/dates.ts'
import type { PartialDate } from '../item.ts'

/** "2021-05-14T10:00:00.000000+01:00" */
const MAX_LENGTH = 40

/** Parses a full or partial date ("2021", "2021-05", "2021-05-14", "20210514"); null when it is invalid. */
export function partialDate(raw: string): PartialDate | null {
	const value = raw.trim()
	if (!value) return ''
	if (value.length > MAX_LENGTH) return null
	const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(value)
	const date = compact ? compact.slice(1).join('-') : value.replace(/[T ]\d\d:\d\d.*$/, '')
	const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(date) ?? []
	if (!year) return null
	const whole = `${year}-${month}-${day}`
	// `Date` turns "2021-02-31" into 3 March.
	const isReal = !Number.isNaN(Date.parse(whole)) && new Date(`${whole}T00:00:00Z`).toISOString().startsWith(whole)
	return isReal ? date : null
}

/** Like `partialDate`, for a field: an invalid date is skipped with a warning. */
export function dateField(raw: string, field: string, warn: (field: string, message: string) => void): PartialDate {
	const date = partialDate(raw)
	if (date === null) warn(field, `"${raw.slice(0, 40)}" is not a date such as 2021, 2021-05 or 2021-05-14; skipped`)
	return date ?? ''
}

/** Like `dateField`, for dates that must not be in the future. Tomorrow is allowed because of time zones. */
export function pastDateField(raw: string, field: string, warn: (field: string, message: string) => void): PartialDate {
	const date = dateField(raw, field, warn)
	const tomorrow = new Date(Date.now() + DAY_MS).toISOString()
	if (date <= tomorrow.slice(0, date.length)) return date
	warn(field, `${date} is in the future; skipped`)
	return ''
}

/** WordPress's `…_gmt` as an instant; null for none ("0000-00-00T00:00:00" on some drafts) or for anything else. */
export function instant(gmt: string | null | undefined): string | null {
	const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z?$/.exec(gmt ?? '')
	const iso = match ? `${match[1]}T${match[2]}Z` : ''
	return iso && !Number.isNaN(Date.parse(iso)) ? iso : null
}
