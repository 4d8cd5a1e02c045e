import type { z } from 'zod'
import { valuesOf } from './option-links.ts'

export type Warn = (field: string, message: string) => void

/** Reads parts of the options on their own, so that one of the wrong kind does not cost the rest. */
export interface OptionParts {
	/** The part, or `schema`'s reading of nothing. */
	part<T>(schema: z.ZodType<T>, value: unknown, field: string): T
	/** The entries that can be read. */
	list<T>(schema: z.ZodType<T>, values: unknown, field: string): T[]
}

export function optionParts(warn: Warn): OptionParts {
	function proved<T>(schema: z.ZodType<T>, value: unknown, field: string): T[] {
		const parsed = schema.safeParse(value)
		if (parsed.success) return [parsed.data]
		const issue = parsed.error.issues[0]
		warn([field, ...(issue?.path ?? [])].join('.'), `left out: ${issue?.message}`)
		return []
	}
	return {
		part: (schema, value, field) => proved(schema, value, field)[0] ?? schema.parse(undefined),
		list: (schema, values, field) => valuesOf(values).flatMap((value, n) => proved(schema, value, `${field}.${n}`)),
	}
}
