import { z } from 'zod'
import { heading, item, partialDate, term } from './item.ts'

export const article = item.extend({
	categories: z.array(term),
	tags: z.array(term),
	reviewedBy: z.string(),
	reviewedOn: partialDate,
	relatedDogs: z.array(z.int()),
	/** Whole minutes at 220 words a minute, at least 1. */
	readingMinutes: z.number(),
	/** The `h2` headings of `html`, whose ids they are. */
	headings: z.array(heading),
})
export type Article = z.infer<typeof article>
