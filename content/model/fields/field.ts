import { z } from 'zod'
import type { Term } from '../item.ts'
import type { Picture } from '../picture.ts'
import type { StoredShape } from './stored-shape.ts'

/** What the fields of a record share while it is read. */
export interface FieldContext {
	/** Reports a skipped value of a record that is still shown. */
	warn(field: string, message: string): void
	/** null for an empty value, an id without a file, or an invalid picture. */
	picture(image: unknown, field: string): Picture | null
	gallery(images: unknown, field: string): Picture[]
	terms(list: unknown, field: string): Term[]
	/** The terms of a taxonomy that have these ids. */
	termsOf(taxonomy: 'categories' | 'tags', ids: readonly number[]): Term[]
	/** "" when the URL must not be a link. */
	url(address: string): string
}

/** A row of a field table in `docs/content-model.md`. */
interface FieldRow {
	/** The path in a record of WordPress: "meta.size". */
	at: string
	values: string
	missing: string
	/** How WordPress stores and sends it. */
	stored: StoredShape
}

type Issue = z.core.$ZodIssue
type Reading<T> = { issues: Issue[] } | { convert: (context: FieldContext) => T }

/** A field of a content type: one definition for the site, its snapshot, WordPress's records, embedded files and the docs. */
export interface Field<Schema extends z.ZodType = z.ZodType> {
	/** The value as the site and its snapshot hold it. */
	schema: Schema
	rows: readonly FieldRow[]
	/** Paths at which 0 or false may stand for an empty field. */
	unsetZeros: readonly string[]
	/** Paths at which a 0 always means that the backend sends zeros for empty fields. */
	neverZero: readonly string[]
	/** Paths that WordPress stores as text, so that `birth_date: 2024` arrives as "2024". */
	texts: readonly string[]
	/** Further paths that are read: names of an early version of the contract. */
	earlier: readonly string[]
	/** Parses the value of a record of WordPress, without reporting anything yet. */
	read(record: unknown): Reading<z.output<Schema>>
}

interface FieldDefinition<Schema extends z.ZodType, Input> extends FieldRow {
	schema: Schema
	/** The value as WordPress sends it. */
	input: z.ZodType<Input>
	/** Makes the field's value; reports what it skips under the path it was read from. */
	convert(value: Input, context: FieldContext, at: string): z.output<Schema>
	earlier?: EarlierField | undefined
	unsetZeros?: readonly string[]
	neverZero?: boolean
	isText?: boolean
}

/** Where an early version of the contract had a field. */
export interface EarlierField {
	at: string
	/** Whether it is read in place of this value; by default when the value is null or missing. */
	replaces?(value: unknown): boolean
	/** Its value as it is written today. */
	translate?(value: unknown, record: unknown): unknown
}

/** Defines a field that is one value of a record. */
export function field<Schema extends z.ZodType, Input>(definition: FieldDefinition<Schema, Input>): Field<Schema> {
	const { at, values, missing, stored, schema, input, convert, earlier } = definition
	return {
		schema,
		rows: [{ at, values, missing, stored }],
		unsetZeros: definition.unsetZeros ?? [],
		neverZero: definition.neverZero ? [at] : [],
		texts: definition.isText ? [at] : [],
		earlier: earlier ? [earlier.at] : [],
		read(record) {
			const { value, from } = givenValue(record, at, earlier)
			const parsed = input.safeParse(value)
			if (parsed.success) return { convert: (context) => convert(parsed.data, context, from) }
			return { issues: parsed.error.issues.map((issue) => ({ ...issue, path: [...at.split('.'), ...issue.path] })) }
		},
	}
}

type Fields = Record<string, Field>
type ObjectOf<F extends Fields> = z.ZodObject<{ [Name in keyof F]: F[Name]['schema'] }>

/** Defines an object of fields, in the order in which they are read and listed. */
export function fields<F extends Fields>(definitions: F): Field<ObjectOf<F>> {
	const entries = Object.entries(definitions)
	const all = Object.values(definitions)
	return {
		// `Object.fromEntries` forgets the names.
		schema: z.object(Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]))) as ObjectOf<F>,
		rows: all.flatMap(({ rows }) => rows),
		unsetZeros: all.flatMap(({ unsetZeros }) => unsetZeros),
		neverZero: all.flatMap(({ neverZero }) => neverZero),
		texts: all.flatMap(({ texts }) => texts),
		earlier: all.flatMap(({ earlier }) => earlier),
		read(record) {
			const readings = entries.map(([name, { read }]) => ({ name, reading: read(record) }))
			const issues = readings.flatMap(({ reading }) => ('issues' in reading ? reading.issues : []))
			if (issues.length > 0) return { issues }
			return {
				convert: (context) =>
					Object.fromEntries(
						readings.map(({ name, reading }) => [name, 'convert' in reading ? reading.convert(context) : undefined]),
					) as z.output<ObjectOf<F>>,
			}
		},
	}
}

/** Adds a default for snapshots written before the field existed. */
export function withDefault<Schema extends z.ZodType>(
	definition: Field<Schema>,
	value: z.core.util.NoUndefined<z.output<Schema>>,
): Field<z.ZodDefault<Schema>> {
	return { ...definition, schema: definition.schema.default(value) } as Field<z.ZodDefault<Schema>>
}

/** Reads the fields of a record. Throws a `ZodError` with everything that is invalid. */
export function readFields<Schema extends z.ZodType>(
	definition: Field<Schema>,
	record: unknown,
	context: FieldContext,
): z.output<Schema> {
	const reading = definition.read(record)
	if ('issues' in reading) throw new z.ZodError(reading.issues)
	return reading.convert(context)
}

/** The value at a path of names, such as "meta.size". */
export function valueAt(record: unknown, at: string): unknown {
	return at.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record)
}

function givenValue(record: unknown, at: string, earlier: EarlierField | undefined): { value: unknown; from: string } {
	const value = valueAt(record, at)
	if (!earlier) return { value, from: at }
	const { replaces = isMissing, translate = (given: unknown) => given } = earlier
	const given = replaces(value) ? translate(valueAt(record, earlier.at), record) : undefined
	return isMissing(given) ? { value, from: at } : { value: given, from: earlier.at }
}

function isMissing(value: unknown) {
	return value === undefined || value === null
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null
}
