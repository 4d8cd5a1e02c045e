import { z } from 'zod'
import type { Article, Term } from '#content/model/content.ts'
import { references, text } from './fields.ts'
import { dateField } from './partial-date.ts'
import { type RawRecord, readBase } from './read-base.ts'
import type { RecordContext } from './record-context.ts'

const WORDS_A_MINUTE = 220

const articleRecord = z.object({
	categories: references,
	tags: references,
	meta: z.object({ reviewed_by: text, reviewed_on: text, related_dogs: references }),
})

/** An article out of its record; its terms come as ids, so the taxonomies must be at hand. */
export function readArticle(
	record: RawRecord,
	reading: RecordContext,
	taxonomies: { categories: Term[]; tags: Term[] },
): Article {
	const base = readBase(record, reading)
	const { categories, tags, meta } = articleRecord.parse(record)
	return {
		...base,
		categories: taxonomies.categories.filter(({ id }) => categories.includes(id)),
		tags: taxonomies.tags.filter(({ id }) => tags.includes(id)),
		reviewedBy: meta.reviewed_by,
		reviewedOn: dateField(meta.reviewed_on, 'meta.reviewed_on', reading.warn),
		relatedDogs: meta.related_dogs,
		readingMinutes: readingMinutes(base.html),
	}
}

/** Of sanitised HTML, so every "<" begins a tag. */
export function readingMinutes(html: string): number {
	const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
	return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
