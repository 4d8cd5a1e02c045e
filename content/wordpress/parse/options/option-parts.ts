import type { z } from 'zod'
import { valuesOf } from './option-links.ts'

export type Warn = (field: string, message: string) => void

/** Parses parts of the options separately, so that an invalid one does not lose the rest. */
export interface OptionParts {
	/** The parsed part, or the default of `schema`. */
	part<T>(schema: z.ZodType<T>, value: unknown, field: string): T
	/** The valid entries. */
	list<T>(schema: z.ZodType<T>, values: unknown, field: string): T[]
}

export function optionParts(warn: Warn): OptionParts {
	function parseOne<T>(schema: z.ZodType<T>, value: unknown, field: string): T[] {
		const parsed = schema.safeParse(value)
		if (parsed.success) return [parsed.data]
		const issue = parsed.error.issues[0]
		warn([field, ...(issue?.path ?? [])].join('.'), `skipped: ${issue?.message}`)
		return []
	}
	return {
		part: (schema, value, field) => parseOne(schema, value, field)[0] ?? schema.parse(undefined),
		list: (schema, values, field) => valuesOf(values).flatMap((value, n) => parseOne(schema, value, `${field}.${n}`)),
	}
}
