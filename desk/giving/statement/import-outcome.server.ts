import { z } from 'zod'
import { layoutSchema } from '#domain/payables/bank-statement/layout.ts'

/** What became of a file. */
export const importOutcomeSchema = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('done'),
		/** "5 lines imported. 1 more was money that left: it is not stored." */
		sentence: z.string(),
		/** Rows of the file that are no line of money, as they are in it, each with the reason. */
		skipped: z.array(z.string()),
	}),
	z.object({ kind: z.literal('refused'), problem: z.string(), skipped: z.array(z.string()) }),
	/** A person has to say which column is which. */
	z.object({
		kind: z.literal('columns'),
		/** Why. */
		problem: z.string(),
		headings: z.array(z.string()),
		/** The first rows, as they are in the file. */
		examples: z.array(z.array(z.string())),
		layout: layoutSchema,
	}),
])
export type ImportOutcome = z.infer<typeof importOutcomeSchema>
