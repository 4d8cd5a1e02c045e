import type { Article } from '#content/model/content.ts'
import { anItem } from './item.ts'

/** A neutral article of four minutes. */
export function anArticle(known: Partial<Article> = {}): Article {
	return {
		...anItem(known.id ?? 301),
		categories: [],
		tags: [],
		reviewedBy: '',
		reviewedOn: '',
		relatedDogs: [],
		readingMinutes: 4,
		headings: [],
		...known,
	}
}
