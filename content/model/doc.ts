import { z } from 'zod'
import { heading, item, partialDate } from './item.ts'

export const doc = item.extend({
	version: z.string(),
	effectiveOn: partialDate,
	parent: z.int().nullable(),
	order: z.number(),
	file: z.object({ url: z.string(), mimeType: z.string(), bytes: z.number() }).nullable(),
	headings: z.array(heading),
})
export type Doc = z.infer<typeof doc>
