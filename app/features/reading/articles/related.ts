import type { Article, Dog } from '#content/model/content.ts'
import { isListed } from '#domain/dogs/status.ts'

/** Without rehomed, dead and withdrawn dogs. */
export function dogsStillHere(ids: readonly number[], dogById: (id: number) => Dog | undefined): Dog[] {
	return ids
		.map(dogById)
		.filter((dog) => dog !== undefined)
		.filter(isListed)
}

/** A shared tag counts double, because it is more specific; between equals the newest comes first. */
export function relatedArticles(article: Article, articles: readonly Article[], count: number): Article[] {
	return articles
		.filter((other) => other.id !== article.id)
		.map((other) => ({ other, score: likeness(article, other) }))
		.filter(({ score }) => score > 0)
		.toSorted((a, b) => b.score - a.score || b.other.publishedAt.localeCompare(a.other.publishedAt))
		.slice(0, count)
		.map(({ other }) => other)
}

function likeness(a: Article, b: Article): number {
	return shared(a.categories, b.categories) + 2 * shared(a.tags, b.tags)
}

function shared(a: readonly { id: number }[], b: readonly { id: number }[]): number {
	return a.filter(({ id }) => b.some((other) => other.id === id)).length
}
