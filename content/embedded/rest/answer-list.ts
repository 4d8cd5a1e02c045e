import type { ContentType } from '#content/model/content.ts'
import { postTypeOf } from '#content/model/content-types.ts'
import type { Library } from '../files/library.ts'
import { type Orderings, readListQuery } from './list-query.ts'
import { renderItem } from './render-item.ts'
import { invalidParams, restAnswer, restError } from './rest-response.ts'
import { type Listed, type Selected, selectPage } from './select-page.ts'
import { renderedTermName } from './wordpress-text.ts'

const ITEM_ORDERS: Orderings = {
	allowed: ['date', 'id', 'include', 'modified', 'slug', 'title'],
	orderby: 'date',
	order: 'desc',
}

const TERM_ORDERS: Orderings = { allowed: ['id', 'include', 'name', 'slug'], orderby: 'name', order: 'asc' }

/** Answers `wp/v2/{type}`. */
export function answerItems(type: ContentType, url: URL, library: Library): Response {
	const { query, problems } = readListQuery(url.searchParams, ITEM_ORDERS)
	if (problems.length > 0) return invalidParams(problems)
	const listed = library.items[type].map((item) => ({
		...item,
		sortKeys: { date: item.date, title: item.title.toLowerCase() },
	}))
	const found = selectPage(listed, query)
	if (found.total > 0 && query.page > found.pages) {
		const message = 'The page number requested is larger than the number of pages available.'
		return restError(400, 'rest_post_invalid_page_number', message)
	}
	const records = found.records.map((item) => renderItem(item, library, url.origin))
	return restAnswer(records, { headers: pageHeaders(found, query.page, url) })
}

/** Answers `wp/v2/{type}/{id}`. */
export function answerItem(type: ContentType, id: number, url: URL, library: Library): Response {
	const item = library.items[type].find((candidate) => candidate.id === id)
	if (!item) return restError(404, 'rest_post_invalid_id', 'Invalid post ID.')
	return restAnswer(renderItem(item, library, url.origin))
}

/** Answers `wp/v2/categories` and `wp/v2/tags`. A page past the end is an empty list, as with WordPress's terms. */
export function answerTerms(taxonomy: 'categories' | 'tags', url: URL, library: Library): Response {
	const { query, problems } = readListQuery(url.searchParams, TERM_ORDERS)
	if (problems.length > 0) return invalidParams(problems)
	const listed = library.terms[taxonomy].map((term) => ({
		...term,
		modified: null,
		sortKeys: { name: term.name.toLowerCase() },
	}))
	const found = selectPage(listed, query)
	const singular = taxonomy === 'tags' ? 'tag' : 'category'
	const records = found.records.map(({ id, slug, name }) => ({
		id,
		count: library.items.posts.filter(({ front }) => front[taxonomy]?.includes(slug)).length,
		description: '',
		link: `${url.origin}/${singular}/${slug}/`,
		name: renderedTermName(name),
		slug,
		taxonomy: singular === 'tag' ? 'post_tag' : 'category',
		...(singular === 'category' && { parent: 0 }),
		meta: [],
	}))
	return restAnswer(records, { headers: pageHeaders(found, query.page, url) })
}

/** Answers `custom/v1/resolve`: the item that used to have a slug. */
export function answerResolve(type: ContentType, slug: string, library: Library): Response {
	const id = library.oldSlugs.get(`${type}/${slug}`)
	const item = library.items[type].find((candidate) => candidate.id === id)
	if (!item || item.slug === slug) return restError(404, 'resolve_not_found', 'No published item ever had this slug.')
	return restAnswer({ type: postTypeOf(type), id: item.id, slug: item.slug })
}

function pageHeaders({ total, pages }: Selected<Listed>, page: number, url: URL): Record<string, string> {
	function link(to: number, rel: string) {
		const target = new URL(url)
		target.searchParams.set('page', String(to))
		return `<${target}>; rel="${rel}"`
	}
	const links = [
		...(page > 1 ? [link(Math.min(page - 1, Math.max(pages, 1)), 'prev')] : []),
		...(page < pages ? [link(page + 1, 'next')] : []),
	]
	return {
		'X-WP-Total': String(total),
		'X-WP-TotalPages': String(pages),
		...(links.length > 0 && { Link: links.join(', ') }),
	}
}
