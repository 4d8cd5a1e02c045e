import type { Article, Dog } from '#content/model/content.ts'
import { isListed } from '#domain/dogs/status.ts'

/** Without rehomed, dead and withdrawn dogs. */
export function dogsStillHere(ids: readonly number[], dogById: (id: number) => Dog | undefined): Dog[] {
	return ids
		.map(dogById)
		.filter((dog) => dog !== undefined)
		.filter(isListed)
}

/** More than what two articles usually share. */
const LINK_SCORE = 4

/**
 * What the text itself leads to comes first. A shared tag counts double, because it is more specific; between equals
 * the order of the links decides, then the newest comes first.
 */
export function relatedArticles(article: Article, articles: readonly Article[], count: number): Article[] {
	const linked = linkedSlugs(article)
	return articles
		.filter((other) => other.id !== article.id)
		.map((other) => {
			const link = linked.indexOf(other.slug)
			return { other, link, score: likeness(article, other) + (link < 0 ? 0 : LINK_SCORE) }
		})
		.filter(({ score }) => score > 0)
		.toSorted((a, b) => b.score - a.score || a.link - b.link || b.other.publishedAt.localeCompare(a.other.publishedAt))
		.slice(0, count)
		.map(({ other }) => other)
}

/** In the order of the text. */
function linkedSlugs({ html }: Article): string[] {
	return Array.from(html.matchAll(/href="\/useful-info\/([^"/?#]+)/g), ([, slug = '']) => slug)
}

function likeness(a: Article, b: Article): number {
	return shared(a.categories, b.categories) + 2 * shared(a.tags, b.tags)
}

function shared(a: readonly { id: number }[], b: readonly { id: number }[]): number {
	return a.filter(({ id }) => b.some((other) => other.id === id)).length
}
