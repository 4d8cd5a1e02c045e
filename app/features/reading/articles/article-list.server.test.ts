import { expect, test } from 'vitest'
import { anArticle } from '#tests/builders/content/article.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { articleList } from './article-list.server.ts'

const health = { id: 803, slug: 'health', name: 'Health' }
const travel = { id: 804, slug: 'travel', name: 'Travel' }
const older = anArticle({ id: 301, categories: [health], publishedAt: '2026-01-01T00:00:00Z' })
const newer = anArticle({ id: 302, publishedAt: '2026-02-01T00:00:00Z' })

function list(query: string, articles = [older, newer]) {
	const content = { ...someContent({ articles }), categories: [health, travel] }
	return articleList(content, new URL(`https://x.example/useful-info${query}`))
}

test('the newest articles come first, each with its topic', () => {
	expect(list('').articles.map(({ slug }) => slug)).toEqual(['item-302', 'item-301'])
	expect(list('').articles.map(({ topic }) => topic)).toEqual(['', 'Health'])
})

test('a topic in the address shows only its articles and is left out of the canonical address', () => {
	expect(list('?topic=health')).toMatchObject({ total: 1, topic: { name: 'Health' }, canonical: '/useful-info' })
})

test('a topic that does not exist is ignored', () => {
	expect(list('?topic=nonsense')).toMatchObject({ total: 2, topic: null })
})

test('an empty topic is not offered, but its URL explains that', () => {
	expect(list('').topics.map(({ slug }) => slug)).toEqual(['health'])
	const empty = list('?topic=travel')
	expect(empty).toMatchObject({ total: 0, topic: { slug: 'travel' } })
	expect(empty.topics.map(({ slug }) => slug)).toEqual(['health', 'travel'])
})

test('sixteen articles make a page and a page past the end is the last', () => {
	const many = Array.from({ length: 18 }, (_, i) => anArticle({ id: 301 + i }))
	expect(list('', many).articles).toHaveLength(16)
	expect(list('?page=7', many)).toMatchObject({ page: 2, canonical: '/useful-info?page=2' })
	expect(list('?page=minus-one', many).page).toBe(1)
})

test('each topic says how many articles it has', () => {
	expect(list('').topics).toEqual([{ slug: 'health', name: 'Health', count: 1 }])
	expect(list('').articleCount).toBe(2)
})

test('a search looks through all topics and is left out of the canonical address', () => {
	const found = list('?q=+health+&topic=travel')
	expect(found).toMatchObject({ total: 1, topic: null, search: 'health', canonical: '/useful-info' })
	expect(found.pageTitle).toContain('“health”')
	expect(list('?q=nothing')).toMatchObject({ total: 0, search: 'nothing' })
	expect(list(`?q=${'x'.repeat(90)}`).search).toHaveLength(60)
})
