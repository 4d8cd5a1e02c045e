import type { Content, Page } from '#content/model/content.ts'
import { pathOf } from '#domain/pages/path-of.ts'
import type { Log } from '../logging/log.ts'

/** The pages of the backend hidden by a route of the site. */
export type UnreachablePagesOf = (content: Content) => Promise<Page[]>

/** Logs each backend page hidden by a route of the site, once. */
export function createUnreachablePagesLog(
	log: Pick<Log, 'warn'>,
	unreachablePages: UnreachablePagesOf,
): (content: Content) => void {
	const logged = new Set<string>()

	async function logUnreachable(content: Content) {
		for (const page of await unreachablePages(content)) {
			const path = pathOf(page)
			const key = `${page.id} ${path}`
			if (logged.has(key)) continue
			logged.add(key)
			log.warn({ type: 'pages', id: page.id, path }, 'page skipped, path reserved')
		}
	}

	// In development the app may not compile.
	return (content) =>
		void logUnreachable(content).catch((err) => log.warn({ err }, 'search for unreachable pages failed'))
}
