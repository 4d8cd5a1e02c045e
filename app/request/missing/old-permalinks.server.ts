import type { Content } from '#content/model/content.ts'
import { plainPermalinkId, routeOfArchive, routeOfPermalink } from '#content/wordpress/discovery/permalinks.ts'
import { pathOf } from '#domain/pages/path-of.ts'
import { itemPath, PAGE_ROWS } from '../../pages.ts'
import { unreachablePages } from '../../plain-pages.ts'

/** The route of a WordPress permalink, without the query. */
export function oldPermalink({ pathname, searchParams }: URL, content: Content): string | undefined {
	const id = plainPermalinkId(pathname, searchParams)
	if (id !== undefined) return routeOfId(id, content)
	const parts = pathname.split('/').filter((part, i) => part && !(i === 1 && part === 'index.php'))
	const [first, second = '', ...more] = parts
	if (first === 'archives' && more.length === 0 && /^\d+$/.test(second)) return routeOfId(Number(second), content)
	return routeOfPermalink(parts, (slug) => content.article(slug) !== undefined) ?? routeOfArchive(parts)
}

/** WordPress ids are unique across types. */
function routeOfId(id: number, content: Content): string | undefined {
	for (const { path, items } of PAGE_ROWS) {
		const list: readonly { id: number; slug: string }[] = items ? content[items] : []
		const item = list.find((one) => one.id === id)
		if (item) return itemPath(path, item)
	}
	const page = content.pages.find((one) => one.id === id)
	return page && !unreachablePages(content).includes(page) ? pathOf(page) : undefined
}
