import type { Content } from '#content/model/content.ts'
import { pathOf, unreachablePages } from '#domain/pages/plain-pages.ts'
import type { Log } from '../log.ts'

/** Logs each backend page hidden by a route of the site, once. */
export function createUnreachablePagesLog(log: Pick<Log, 'warn'>): (content: Content) => void {
	const logged = new Set<string>()
	return (content) => {
		for (const page of unreachablePages(content)) {
			const path = pathOf(page)
			const key = `${page.id} ${path}`
			if (logged.has(key)) continue
			logged.add(key)
			log.warn({ type: 'pages', id: page.id, path }, 'page skipped, path reserved')
		}
	}
}
