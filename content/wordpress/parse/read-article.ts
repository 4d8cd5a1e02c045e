import { z } from 'zod'
import type { Article, Term } from '#content/model/content.ts'
import { dateField } from '#content/model/partial-date.ts'
import { references, text } from '#content/model/wordpress-values.ts'
import { htmlToText } from '#lib/html-to-text.ts'
import { type RawRecord, readBase } from './read-base.ts'
import type { RecordContext } from './record-context.ts'

const WORDS_A_MINUTE = 220

const articleRecord = z.object({
	categories: references,
	tags: references,
	meta: z.object({ reviewed_by: text, reviewed_on: text, related_dogs: references }),
})

export function readArticle(
	record: RawRecord,
	context: RecordContext,
	taxonomies: { categories: Term[]; tags: Term[] },
): Article {
	const { headings, ...base } = readBase(record, context)
	const { categories, tags, meta } = articleRecord.parse(record)
	return {
		...base,
		categories: taxonomies.categories.filter(({ id }) => categories.includes(id)),
		tags: taxonomies.tags.filter(({ id }) => tags.includes(id)),
		reviewedBy: meta.reviewed_by,
		reviewedOn: dateField(meta.reviewed_on, 'meta.reviewed_on', context.warn),
		relatedDogs: meta.related_dogs,
		readingMinutes: readingMinutes(base.html),
		headings,
	}
}

/** Of sanitised HTML. */
export function readingMinutes(html: string): number {
	const words = htmlToText(html).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
	return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
