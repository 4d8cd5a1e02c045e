import { z } from 'zod'
import { fields } from './fields/field.ts'
import * as kind from './fields/field-kinds.ts'
import { heading, item } from './item.ts'

export const articleFields = fields({
	categories: kind.termIds('categories'),
	tags: kind.termIds('tags'),
	reviewedBy: kind.text('meta.reviewed_by'),
	reviewedOn: kind.date('meta.reviewed_on'),
	relatedDogs: kind.references('meta.related_dogs', 'ids'),
})

export const article = item.extend({
	...articleFields.schema.shape,
	/** Whole minutes at 220 words a minute, at least 1. */
	readingMinutes: z.number(),
	/** The `h2` headings of `html`, whose ids they are. */
	headings: z.array(heading),
})
export type Article = z.infer<typeof article>
