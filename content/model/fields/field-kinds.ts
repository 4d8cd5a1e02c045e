import { z } from 'zod'
import { partialDate, term } from '../item.ts'
import { picture } from '../picture.ts'
import { type EarlierField, type Field, field } from './field.ts'
import { dateField, pastDateField } from './partial-date.ts'
import type { StoredShape } from './stored-shape.ts'
import * as wordpress from './wordpress-values.ts'

/*
 * Kinds of fields. Each takes the path in WordPress's record first, then what the table of fields in `docs/content-model.md`
 * says of its values.
 */

interface KindOptions {
	earlier?: EarlierField
}

/** Plain text on one line. */
export function text(at: string, values = 'text') {
	return field({
		at,
		values,
		missing: '""',
		stored: { kind: 'text' },
		schema: z.string(),
		input: wordpress.text,
		convert: same,
		isText: true,
	})
}

/** Like `text`, but a value that is not text is skipped with a warning instead of the record. */
export function optionalText(at: string, values: string) {
	return field({
		at,
		values,
		missing: '""',
		stored: { kind: 'text' },
		schema: z.string(),
		input: z.unknown(),
		isText: true,
		convert: (raw, { warn }, from) => {
			const parsed = wordpress.text.safeParse(raw)
			if (!parsed.success) warn(from, 'is not text; skipped')
			return parsed.data ?? ''
		},
	})
}

/** Plain text that may have several lines. */
export function lines(at: string, input: z.ZodType<string> = wordpress.lines) {
	const values = 'text, may have several lines'
	return field({
		at,
		values,
		missing: '""',
		stored: { kind: 'lines' },
		schema: z.string(),
		input,
		convert: same,
		isText: true,
	})
}

/** A word of a list, or "unknown". */
export function choice<const Word extends string>(
	at: string,
	words: readonly Word[],
	{ about = '', earlier }: KindOptions & { about?: string } = {},
): Field<z.ZodEnum<{ [W in Word | 'unknown']: W }>> {
	const all: (Word | 'unknown')[] = [...words, 'unknown']
	return field({
		at,
		earlier,
		values: listed(words) + (about && `: ${about}`),
		missing: '`unknown`',
		stored: { kind: 'choice', words: all },
		schema: z.enum(all),
		input: wordpress.choice(all, 'unknown'),
		convert: same,
		unsetZeros: earlier ? [earlier.at] : [],
	})
}

/** A number from zero. */
export function amount(at: string, values: string) {
	const input = wordpress.amount
	return field({
		...unknown(at, values, { kind: 'number' }),
		schema: z.number().nullable(),
		input,
		convert: same,
		unsetZeros: [at],
	})
}

/** A number from zero; zero when there is none. */
export function amountOrZero(at: string, values: string) {
	const input = wordpress.amount
	return field({
		at,
		values,
		missing: '0',
		stored: { kind: 'number' },
		schema: z.number(),
		input,
		convert: (value) => value ?? 0,
	})
}

/** A number above zero. Some plugins send 0 for an empty field. */
export function positiveAmount(at: string, values: string, { neverZero = false } = {}) {
	return field({
		...unknown(at, `${values}; 0 is not known`, { kind: 'number' }),
		schema: z.number().nullable(),
		input: wordpress.amount,
		convert: (value) => value || null,
		unsetZeros: [at],
		neverZero,
	})
}

/** A whole number from zero. */
export function whole(at: string, values: string) {
	const input = wordpress.whole
	return field({
		...unknown(at, values, { kind: 'whole' }),
		schema: z.number().nullable(),
		input,
		convert: same,
		unsetZeros: [at],
	})
}

/** Yes, no, or not known. */
export function knownFlag(at: string, { earlier }: KindOptions = {}) {
	return field({
		...unknown(at, 'yes or no', { kind: 'flag' }),
		earlier,
		schema: z.boolean().nullable(),
		input: wordpress.flag,
		convert: same,
		unsetZeros: earlier ? [at, earlier.at] : [at],
	})
}

/** Yes or no. */
export function flag(at: string, { otherwise = false } = {}) {
	return field({
		at,
		values: 'yes or no',
		missing: otherwise ? 'yes' : 'no',
		stored: { kind: 'flag' },
		schema: z.boolean(),
		input: wordpress.flag,
		convert: (value) => value ?? otherwise,
	})
}

/** A date, or as much of it as is known. */
export function date(at: string, values = 'date') {
	return field({
		at,
		values,
		missing: '""',
		stored: { kind: 'date' },
		schema: partialDate,
		input: wordpress.text,
		convert: (raw, { warn }, from) => dateField(raw, from, warn),
		unsetZeros: [at],
		isText: true,
	})
}

export function pastDate(at: string) {
	return field({
		at,
		values: 'date; one in the future is skipped and logged',
		missing: '""',
		stored: { kind: 'date' },
		schema: partialDate,
		input: wordpress.text,
		convert: (raw, { warn }, from) => pastDateField(raw, from, warn),
		unsetZeros: [at],
		neverZero: true,
		isText: true,
	})
}

/** The id of another record. */
export function reference(at: string, values: string) {
	return field({
		...unknown(at, values, { kind: 'reference' }),
		schema: z.int().nullable(),
		input: wordpress.reference,
		convert: same,
	})
}

/** Ids of other records. */
export function references(at: string, values: string) {
	return field({
		at,
		values,
		missing: 'none',
		stored: { kind: 'references' },
		schema: z.array(z.int()),
		input: wordpress.references,
		convert: same,
	})
}

/** Terms of a taxonomy that WordPress sends by id. */
export function termIds(taxonomy: 'categories' | 'tags') {
	return field({
		at: taxonomy,
		values: 'ids of terms',
		missing: 'none',
		stored: { kind: 'core' },
		schema: z.array(term),
		input: wordpress.references,
		convert: (ids, context) => context.termsOf(taxonomy, ids),
	})
}

/** Terms of a taxonomy; invalid ones are skipped. The early contract had ids here and the terms elsewhere. */
export function terms(at: string, taxonomy: string, { earlier }: { earlier?: string } = {}) {
	return field({
		at,
		values: '`Term[]`',
		missing: 'none',
		stored: { kind: 'terms', taxonomy },
		...(earlier && { earlier: { at: earlier, replaces: hasNoTerms } }),
		schema: z.array(term),
		input: z.unknown(),
		convert: (list, context, from) => context.terms(list, from),
	})
}

function hasNoTerms(list: unknown) {
	return !Array.isArray(list) || !list.some((entry) => term.safeParse(entry).success)
}

/** An http address that may be a link. */
export function webAddress(at: string) {
	return field({
		at,
		values: 'an http address',
		missing: '""',
		stored: { kind: 'address' },
		schema: z.string(),
		input: wordpress.text,
		convert: (address, context) => {
			const url = context.url(address)
			return /^https?:/.test(url) ? url : ''
		},
		isText: true,
	})
}

export function image(at: string, values: string) {
	return field({
		...unknown(at, `\`Image\` or \`null\`: ${values}`, { kind: 'image' }),
		schema: picture.nullable(),
		input: z.unknown(),
		convert: (image, context, from) => context.picture(image, from),
	})
}

export function pictures(at: string) {
	return field({
		at,
		values: '`Image[]`',
		missing: 'none',
		stored: { kind: 'images' },
		schema: z.array(picture),
		input: z.unknown(),
		convert: (images, context, from) => context.gallery(images, from),
	})
}

function unknown(at: string, values: string, stored: StoredShape) {
	return { at, values, missing: '`null`', stored }
}

/** Words as the field tables list them. */
export function listed(words: readonly string[]): string {
	return words.map((word) => `\`${word}\``).join(' ')
}

function same<T>(value: T): T {
	return value
}
