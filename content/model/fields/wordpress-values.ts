import { z } from 'zod'
import { decodeLines, decodeText } from '#content/plain-text.ts'

/**
 * Field schemas, as tolerant as the contract says.
 *
 * WordPress omits keys, Advanced Custom Fields sends an empty field in five forms and numbers as text: all become the field's
 * empty value. A value of another type ("ask us" as a price) makes the record invalid.
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

/** Unsanitised HTML; sanitise it with `RecordContext.html`. */
export const rawHtml = written.transform((value) => (value === undefined ? '' : String(value)))

/** Zero or more, or null. */
export const amount = z.preprocess(numeric, z.number().nonnegative().nullable())

/** A whole number from zero, or null. */
export const whole = z.preprocess(numeric, z.int().nonnegative().nullable())

/** The id of another record, or null. Accepts a post object in place of the id. */
export const reference = z.preprocess((value) => numeric(idOf(value)) || null, z.int().positive().nullable())

export const references = z.preprocess(
	(value) => (isEmpty(value) ? [] : Array.isArray(value) ? value : [value]),
	z.array(reference).transform((ids) => [...new Set(ids.filter((id) => id !== null))]),
)

/** true, false, or null when not set. */
export const flag = z.preprocess((value) => {
	if (value === '' || value === undefined || (Array.isArray(value) && !value.length)) return null
	if (value === 1 || value === '1' || value === 'yes' || value === 'true') return true
	if (value === 0 || value === '0' || value === 'no' || value === 'false') return false
	return value
}, z.boolean().nullable())

/** One of a few words; unknown or missing values become `otherwise`. */
export function choice<const Word extends string>(words: readonly Word[], otherwise: NoInfer<Word>) {
	const word = z.preprocess(
		(value) => (typeof value === 'string' ? value.trim().toLowerCase() : value === 0 ? undefined : nothing(value)),
		z.string().default(otherwise),
	)
	return word.transform((value): string => words.find((known) => known === value) ?? otherwise).pipe(z.enum(words))
}

/** A group of fields; PHP prints an empty one as a list, and some plugins as false. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
	return z.preprocess((value) => nothing(value) ?? {}, z.object(shape))
}

/** Items that may be missing altogether. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => nothing(value) ?? [], z.array(schema))
}

/** Pictures are parsed one by one by `FieldContext.picture`, so that an invalid one does not lose the record. */
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
