import { z } from 'zod'
import { decodeLines, decodeText } from '../html/plain-text.ts'

/**
 * The kinds of fields records are made of, as tolerant as the contract says.
 *
 * WordPress leaves keys out, Advanced Custom Fields answers "nothing" in five ways and prints numbers as text. All that
 * becomes the field's own "nothing". What is there but of another kind ("ask us" as a price) makes the record unusable.
 */

/** `""`, `false`, `null`, `[]`: what Advanced Custom Fields sends for an empty field. */
export function isEmpty(value: unknown): boolean {
	return (
		value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)
	)
}

function nothing(value: unknown) {
	return isEmpty(value) ? undefined : value
}

function numeric(value: unknown) {
	if (isEmpty(value)) return null
	return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value
}

const written = z.preprocess(nothing, z.union([z.string(), z.number()]).optional())

/** Plain text on one line; "" when there is none. */
export const text = written.transform((value) => (value === undefined ? '' : decodeText(String(value))))

/** Plain text that may have several lines. */
export const lines = written.transform((value) => (value === undefined ? '' : decodeLines(String(value))))

/** HTML as it came; clean it with `Reading.html`. */
export const rawHtml = written.transform((value) => (value === undefined ? '' : String(value)))

/** Zero or more, or null. */
export const amount = z.preprocess(numeric, z.number().nonnegative().nullable())

/** A whole number from zero, or null. */
export const whole = z.preprocess(numeric, z.int().nonnegative().nullable())

/** The id of another record, or null: also when a whole post object came instead of its id. */
export const reference = z.preprocess((value) => numeric(idOf(value)) || null, z.int().positive().nullable())

export const references = z.preprocess(
	(value) => (isEmpty(value) ? [] : Array.isArray(value) ? value : [value]),
	z.array(reference).transform((ids) => [...new Set(ids.filter((id) => id !== null))]),
)

/** true, false, or null for "nobody has said". */
export const flag = z.preprocess((value) => {
	if (value === '' || value === undefined || (Array.isArray(value) && !value.length)) return null
	if (value === 1 || value === '1' || value === 'yes' || value === 'true') return true
	if (value === 0 || value === '0' || value === 'no' || value === 'false') return false
	return value
}, z.boolean().nullable())

/** One of a few words; one we do not know, or none, becomes `otherwise`. */
export function choice<const Word extends string>(words: readonly Word[], otherwise: NoInfer<Word>) {
	const word = z.preprocess(
		(value) => (typeof value === 'string' ? value.trim().toLowerCase() : value === 0 ? undefined : nothing(value)),
		z.string().default(otherwise),
	)
	return word.transform((value): Word => words.find((known) => known === value) ?? otherwise)
}

/** A group of fields; PHP prints an empty one as a list, and some plugins as false. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
	return z.preprocess((value) => nothing(value) ?? {}, z.object(shape))
}

/** Items that may be missing altogether. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => nothing(value) ?? [], z.array(schema))
}

/** Pictures and galleries are looked at one by one by `Reading.picture`, so that a bad one does not cost the record. */
export const picture = z.unknown().optional()

export const currency = z.preprocess(
	(value) => (typeof value === 'string' ? value.trim().toUpperCase() : value),
	z.string().regex(/^[A-Z]{3}$/, 'is not a currency code such as GBP'),
)

function idOf(value: unknown) {
	if (typeof value !== 'object' || value === null) return value
	if ('id' in value) return value.id
	return 'ID' in value ? value.ID : value
}
