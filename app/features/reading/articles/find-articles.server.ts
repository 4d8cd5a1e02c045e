import type { Article } from '#content/model/content.ts'
import { fold } from '#lib/text/fold.ts'
import { htmlToText } from '#lib/text/html.ts'

/** What a search looks through: its own words first, then its whole text. Each begins with a space. */
interface SearchedText {
	title: string
	summary: string
	whole: string
}

/** The rank of an article with the words only in its text. */
const MENTIONED = 2

const texts = new WeakMap<Article, SearchedText>()

/**
 * The articles with every word of a search, or words that begin with it: in the title first, then in the excerpt, topics
 * and tags; else in the order given. Where none has them there, those with them in their text.
 */
export function findArticles(articles: readonly Article[], search: string): Article[] {
	const words = wordsOf(search).trim().split(' ').filter(Boolean)
	if (words.length === 0) return [...articles]
	const found = articles.flatMap((article) => {
		const { title, summary, whole } = textOf(article)
		const rank = [title, summary, whole].findIndex((text) => words.every((word) => text.includes(` ${word}`)))
		return rank < 0 ? [] : { article, rank }
	})
	const isNamed = found.some(({ rank }) => rank < MENTIONED)
	return found
		.filter(({ rank }) => !isNamed || rank < MENTIONED)
		.toSorted((a, b) => a.rank - b.rank)
		.map(({ article }) => article)
}

function textOf(article: Article): SearchedText {
	const known = texts.get(article)
	if (known) return known
	const title = wordsOf(article.title)
	const names = [...article.categories, ...article.tags].map(({ name }) => name)
	const summary = title + wordsOf([article.excerpt, ...names].join(' '))
	const text = { title, summary, whole: summary + wordsOf(htmlToText(article.html)) }
	texts.set(article, text)
	return text
}

/** " zoe s vet": without accents, capitals and signs. */
function wordsOf(text: string): string {
	return ` ${fold(text)
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()}`
}
