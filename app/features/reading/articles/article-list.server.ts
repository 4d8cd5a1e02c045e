import type { Article, Content, Term } from '#content/model/content.ts'
import { isHalfRow } from '#lib/lists/card-rows.ts'
import { pageNumber, paginate } from '#lib/lists/paginate.ts'
import { articleCard, newestFirst } from './article-card.server.ts'
import type { ArticleListData } from './article-list.tsx'

const PAGE_SIZE = 12
const DEFAULT_TITLE = 'Useful things to know'
const DEFAULT_LEDE = 'Plain answers from the people who look after the dogs all day.'

/** One page of the articles: all, or the topic in `?topic=`. An unknown topic is ignored. */
export function articleList(content: Content, url: URL): ArticleListData {
	const topicSlug = url.searchParams.get('topic')
	const topic = content.categories.find(({ slug }) => slug === topicSlug)
	const found = content.articles.filter((article) => !topic || isAbout(article, topic))
	const { items, ...paging } = paginate(newestFirst(found), pageNumber(url), PAGE_SIZE)
	const page = content.page('useful-info')
	const title = page?.title || DEFAULT_TITLE
	return {
		title,
		pageTitle: [title, topic?.name, paging.page > 1 && `page ${paging.page}`].filter(Boolean).join(', '),
		lede: page?.excerpt || DEFAULT_LEDE,
		description: page?.excerpt || DEFAULT_LEDE,
		canonical: !topic && paging.page > 1 ? `/useful-info?page=${paging.page}` : '/useful-info',
		topics: content.categories
			.filter((term) => term === topic || content.articles.some((article) => isAbout(article, term)))
			.map(({ slug, name }) => ({ slug, name })),
		topic: topic ? { slug: topic.slug, name: topic.name } : null,
		articles: items.map((article, i) => ({
			...articleCard(article),
			...(isHalfRow(i, items.length) && { excerpt: article.excerpt }),
		})),
		...paging,
	}
}

function isAbout(article: Article, topic: Term): boolean {
	return article.categories.some(({ slug }) => slug === topic.slug)
}
