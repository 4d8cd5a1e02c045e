import type { ContentType, Term } from '#content/model/content.ts'
import type { ReadTerms } from './fetch-records.ts'

/** Reads the categories and tags of records: only articles send their terms as ids. */
export function createArticleTerms(readTerms: ReadTerms) {
	const terms = { categories: new Map<number, Term>(), tags: new Map<number, Term>() }

	/** Keeps terms that a truncated list misses: WordPress removes deleted terms from articles too. */
	async function remembered(type: 'categories' | 'tags'): Promise<Term[]> {
		for (const term of await readTerms(type)) terms[type].set(term.id, term)
		return [...terms[type].values()]
	}

	return async (type: ContentType, records: unknown[]): Promise<{ categories: Term[]; tags: Term[] }> => {
		if (type !== 'posts' || records.length === 0) return { categories: [], tags: [] }
		const [categories, tags] = await Promise.all([remembered('categories'), remembered('tags')])
		return { categories, tags }
	}
}
