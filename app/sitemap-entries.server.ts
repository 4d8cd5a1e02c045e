import type { Content, DogStatus } from '#content/model/content.ts'
import { pathOf } from '#domain/pages/path-of.ts'
import { type ItemLists, itemPath, PAGE_ROWS } from './pages.ts'
import { plainPages } from './plain-pages.ts'

export interface SitemapEntry {
	path: string
	/** ISO 8601; "" if unknown. */
	modified: string
}

/** Pages that keep their URL but are not listed for search engines. */
const NOT_FOR_SEARCH: DogStatus[] = ['withdrawn', 'died']

/** With modification dates. */
export function sitemapEntries(content: Content): SitemapEntry[] {
	const lists: ItemLists = {
		...content,
		dogs: content.dogs.filter(({ status }) => !NOT_FOR_SEARCH.includes(status)),
		roles: content.roles.filter(({ open }) => open),
	}
	const inSitemap = PAGE_ROWS.filter(({ isInSitemap }) => isInSitemap)
	return [
		...inSitemap.flatMap(({ path, items }) => (items ? [] : [{ path, modified: '' }])),
		...plainPages(content).map((page) => ({ path: pathOf(page), modified: page.modifiedAt })),
		...inSitemap.flatMap(({ path, items }) =>
			items ? lists[items].map((item) => ({ path: itemPath(path, item), modified: item.modifiedAt })) : [],
		),
	]
}
