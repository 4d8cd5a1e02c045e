import type { Content } from '#content/model/content.ts'
import { plainPermalinkId, routeOfArchive, routeOfPermalink } from '#content/wordpress/discovery/permalinks.ts'
import { pathOf, unreachablePages } from '#domain/pages/plain-pages.ts'

/** The route of a WordPress permalink, without the query; null if unknown. */
export function oldPermalink({ pathname, searchParams }: URL, content: Content): string | null {
	const id = plainPermalinkId(pathname, searchParams)
	if (id !== null) return routeOfId(id, content)
	const parts = pathname.split('/').filter((part, i) => part && !(i === 1 && part === 'index.php'))
	const [first, second = '', ...more] = parts
	if (first === 'archives' && more.length === 0 && /^\d+$/.test(second)) return routeOfId(Number(second), content)
	return routeOfPermalink(parts, (slug) => content.article(slug) !== undefined) ?? routeOfArchive(parts)
}

/** WordPress ids are unique across types. */
function routeOfId(id: number, content: Content): string | null {
	const lists: [string, readonly { id: number; slug: string }[]][] = [
		['/useful-info', content.articles],
		['/dogs', content.dogs],
		['/docs', content.docs],
		['/stories', content.stories],
		['/merch', content.merch],
		['/waystohelp/volunteering', content.roles],
	]
	for (const [folder, items] of lists) {
		const item = items.find((one) => one.id === id)
		if (item) return `${folder}/${encodeURIComponent(item.slug)}`
	}
	const page = content.pages.find((one) => one.id === id)
	return page && !unreachablePages(content).includes(page) ? pathOf(page) : null
}
