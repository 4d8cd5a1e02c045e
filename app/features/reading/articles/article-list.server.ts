import type { Article, Content, Term } from '#content/model/content.ts'
import { rowShare } from '#lib/lists/card-rows.ts'
import { pageNumber, paginate } from '#lib/lists/paginate.ts'
import { articleCard, newestFirst } from './article-card.server.ts'
import type { ArticleListData } from './article-list.tsx'
import { findArticles } from './find-articles.server.ts'

/** One that leads, and whole rows of three. */
const PAGE_SIZE = 16
const MAX_SEARCH_LENGTH = 60
const DEFAULT_TITLE = 'Useful things to know'
const DEFAULT_LEDE = 'Plain answers from the people who look after the dogs all day.'

/**
 * One page of the articles: all, those of the topic in `?topic=`, or those with the words in `?q=`. An unknown topic is
 * ignored, as is any with a search.
 */
export function articleList(content: Content, url: URL): ArticleListData {
	const search = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH).trim()
	const topicSlug = search ? null : url.searchParams.get('topic')
	const topic = content.categories.find(({ slug }) => slug === topicSlug)
	const found = newestFirst(content.articles.filter((article) => !topic || isAbout(article, topic)))
	const { items, ...paging } = paginate(search ? findArticles(found, search) : found, pageNumber(url), PAGE_SIZE)
	const page = content.page('useful-info')
	const title = page?.title || DEFAULT_TITLE
	return {
		title,
		pageTitle: [title, search && `“${search}”`, topic?.name, paging.page > 1 && `page ${paging.page}`]
			.filter(Boolean)
			.join(', '),
		lede: page?.excerpt || DEFAULT_LEDE,
		description: page?.excerpt || DEFAULT_LEDE,
		canonical: !topic && !search && paging.page > 1 ? `/useful-info?page=${paging.page}` : '/useful-info',
		topics: content.categories
			.map((term) => ({
				slug: term.slug,
				name: term.name,
				count: content.articles.filter((article) => isAbout(article, term)).length,
			}))
			.filter(({ slug, count }) => count > 0 || slug === topic?.slug),
		topic: topic ? { slug: topic.slug, name: topic.name } : null,
		search,
		articleCount: content.articles.length,
		articles: items.map((article, i) => ({
			...articleCard(article),
			...(rowShare(i, items.length) !== 'third' && { excerpt: article.excerpt }),
		})),
		...paging,
	}
}

function isAbout(article: Article, topic: Term): boolean {
	return article.categories.some(({ slug }) => slug === topic.slug)
}
