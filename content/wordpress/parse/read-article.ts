import { articleFields } from '#content/model/article.ts'
import type { Article } from '#content/model/content.ts'
import { readFields } from '#content/model/field.ts'
import { htmlToText } from '#lib/html-to-text.ts'
import { type RawRecord, readBase } from './read-base.ts'
import type { RecordContext } from './record-context.ts'

const WORDS_A_MINUTE = 220

export function readArticle(record: RawRecord, context: RecordContext): Article {
	const { headings, ...base } = readBase(record, context)
	const known = readFields(articleFields, record, context)
	return { ...base, ...known, readingMinutes: readingMinutes(base.html), headings }
}

/** Of sanitised HTML. */
export function readingMinutes(html: string): number {
	const words = htmlToText(html).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
	return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
