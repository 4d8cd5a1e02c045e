import { expect, test } from 'vitest'
import { anArticle } from '#tests/builders/content/article.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { dogsStillHere, relatedArticles } from './related.ts'

const term = (id: number) => ({ id, slug: `t${id}`, name: `T${id}` })

test('a shared tag weighs more than a shared topic, and among equals the newest comes first', () => {
	const article = anArticle({ id: 1, categories: [term(1)], tags: [term(9)] })
	const sameTag = anArticle({ id: 2, tags: [term(9)], publishedAt: '2024-01-01T00:00:00Z' })
	const sameTopicOld = anArticle({ id: 3, categories: [term(1)], publishedAt: '2025-01-01T00:00:00Z' })
	const sameTopicNew = anArticle({ id: 4, categories: [term(1)], publishedAt: '2026-01-01T00:00:00Z' })
	const related = relatedArticles(article, [article, sameTopicOld, sameTopicNew, sameTag], 3)
	expect(related.map(({ id }) => id)).toEqual([2, 4, 3])
})

test('what the text links to comes before what is only like it, in the order of the text', () => {
	const html =
		'<p><a href="/useful-info/vets">a vet</a>, <a href="/useful-info/cats#slowly">cats</a>, <a href="/dogs">dogs</a></p>'
	const article = anArticle({ id: 1, categories: [term(1)], tags: [term(9)], html })
	const alike = anArticle({ id: 2, slug: 'alike', categories: [term(1)], tags: [term(9)] })
	const cats = anArticle({ id: 3, slug: 'cats' })
	const vets = anArticle({ id: 4, slug: 'vets' })
	expect(relatedArticles(article, [article, alike, cats, vets], 3).map(({ id }) => id)).toEqual([4, 3, 2])
})

test('articles that share nothing are not called related', () => {
	const article = anArticle({ id: 1, tags: [term(9)] })
	expect(relatedArticles(article, [article, anArticle({ id: 2 })], 3)).toEqual([])
})

test('rehomed, dead or withdrawn dogs are no longer shown beside an article', () => {
	const dogs = new Map(
		(['available', 'adopted', 'died', 'withdrawn', 'reserved'] as const).map((status, id) => [
			id,
			aDog({ id, status }),
		]),
	)
	expect(dogsStillHere([4, 3, 2, 1, 0, 99], (id) => dogs.get(id)).map(({ id }) => id)).toEqual([4, 0])
})
