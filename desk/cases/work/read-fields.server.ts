import { MAX_NOTE_LENGTH } from '#domain/desk/cases/case-work.ts'
import { parseDateField } from '#domain/desk/parse-date-field.ts'
import { cleanText } from '#lib/text/clean.ts'

/** A field that cannot be used, with a sentence for the person. */
export class FieldError extends Error {
	readonly field: string

	constructor(field: string, message: string) {
		super(message)
		this.field = field
	}
}

/** A text without control characters. @throws FieldError when it is too long, or empty with `missing` */
export function textIn(form: URLSearchParams, name: string, { missing = '', max = MAX_NOTE_LENGTH } = {}): string {
	const text = cleanText(form.get(name) ?? '')
	if (text === '' && missing) throw new FieldError(name, missing)
	if (text.length > max) {
		throw new FieldError(name, `Shorten this to ${max} characters; it has ${text.length}`)
	}
	return text
}

/** A day from today on. @throws FieldError when it is missing, in the past or no day */
export function dayFrom(
	form: URLSearchParams,
	name: string,
	{ today, missing, field = name }: { today: string; missing: string; field?: string },
): string {
	const day = parseDateField(form.get(name) ?? '')
	if (!day) throw new FieldError(field, missing)
	if (day < today) throw new FieldError(field, 'Choose a day that has not passed')
	if (day > `${Number(today.slice(0, 4)) + 10}`) throw new FieldError(field, 'Choose a day within ten years')
	return day
}

/** Everything that was typed, for the form that is shown again. */
export function typedIn(form: URLSearchParams): Record<string, string[]> {
	return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)]))
}
