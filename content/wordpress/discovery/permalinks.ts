import { CONTENT_TYPES, folderOf, postTypeOf } from '#content/model/content-types.ts'
import { routeSlug } from '../parse/slugs.ts'

/** First path segments of the site's own routes, never an article's slug. */
const SITE_ROUTES = new Set('dogs docs merch adoption fostering waystohelp useful-info stories search feeds'.split(' '))

/** Path prefixes of our types in WordPress, and the site's where it has another. */
const MOVED = new Map(
	CONTENT_TYPES.filter((type) => type !== 'pages').flatMap((type) =>
		[type, postTypeOf(type)].map((name) => [name, folderOf(type)] as const).filter(([name, to]) => to !== `/${name}`),
	),
)

/** The id in "/?p=78" or "/?page_id=78"; NaN if invalid, undefined for other URLs. */
export function plainPermalinkId(path: string, query: URLSearchParams): number | undefined {
	const wanted = query.get('p') ?? query.get('page_id')
	return path === '/' && wanted !== null ? Number(wanted) : undefined
}

/** The route of an item by its WordPress path: "/dog/biscuit", "/my-article", "/2012/05/my-article". */
export function routeOfPermalink(parts: readonly string[], isArticle: (slug: string) => boolean): string | undefined {
	const [first = '', ...rest] = parts
	const moved = MOVED.get(first)
	if (moved && rest.length === 1) return `${moved}/${rest[0]}`
	const isDated = parts.slice(0, -1).every((part) => /^\d{2,4}$/.test(part))
	const slug = isDated && !SITE_ROUTES.has(first) ? routeSlug(parts.at(-1) ?? '') : undefined
	return slug !== undefined && isArticle(slug) ? `/useful-info/${encodeURIComponent(slug)}` : undefined
}

/** The route for WordPress's feeds and archives by date, author, tag and category. */
export function routeOfArchive(parts: readonly string[]): string | undefined {
	const [first = '', ...rest] = parts.filter((part) => part !== 'feed')
	const isFeed = parts.at(-1) === 'feed' && (parts.length === 1 || LISTS.has(parts[0] ?? ''))
	const isDate =
		parts.length > 0 && parts.length <= 3 && /^\d{4}$/.test(first) && rest.every((part) => /^\d{2}$/.test(part))
	if (first === 'category' && rest.length > 0) return `/useful-info?topic=${rest.at(-1)}`
	const isList = (LISTS.has(first) && rest.length > 0) || isFeed || isDate
	return isList ? '/useful-info' : undefined
}

const LISTS = new Set(['category', 'tag', 'author', 'page', 'comments'])
