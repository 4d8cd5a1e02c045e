import { useContext, useEffect, useMemo, useRef } from 'react'
import { UNSAFE_FrameworkContext, useLocation, useMatches } from 'react-router'
import { createPrefetchQueue } from './prefetch-queue.ts'
import { pageFiles, type RouteFiles } from './prefetch-urls.ts'
import { routeRule } from './route-rule.ts'
import { watchIntent, watchSight } from './watch-links.ts'

/** After that a new intent fetches the payload again. */
const PAYLOAD_FRESH_MS = 5000

/**
 * Prefetches the code of visible links, and the data of a link that shows intent. Files only go into the browser's
 * cache; nothing is executed.
 */
export function Prefetching() {
	const { pathname } = useLocation()
	const matches = useMatches()
	const routeFiles = useContext(UNSAFE_FrameworkContext)
	const currentRoutes = useRef<string[]>([])
	const queue = useMemo(() => createPrefetchQueue(fetchToEnd), [])

	useEffect(() => {
		currentRoutes.current = matches.map(({ id }) => id)
	}, [matches])
	// biome-ignore lint/correctness/useExhaustiveDependencies: clears the queue when the page changes
	useEffect(() => () => queue.clear(), [pathname, queue])
	useEffect(() => {
		if (!routeFiles) return
		const seen = new Set<string>()
		/** Only for prerendered pages: other responses are not cacheable. */
		async function fetchPayload(payload: string, path: string) {
			const rule = await routeRule(path).catch(() => undefined)
			if (!rule?.prerender) return
			queue.add([payload], { first: true })
			setTimeout(() => queue.forget(payload), PAYLOAD_FRESH_MS)
		}
		const stopSight = watchSight((link) => {
			if (seen.has(link.pathname) || !mayPrefetch()) return
			seen.add(link.pathname)
			queue.add(filesOfLink(link, currentRoutes.current, routeFiles)?.modules ?? [])
		})
		const stopIntent = watchIntent((link) => {
			const files = mayPrefetch() ? filesOfLink(link, currentRoutes.current, routeFiles) : undefined
			if (!files) return
			queue.add(files.modules, { first: true })
			if (files.payload) fetchPayload(files.payload, link.pathname)
		})
		return () => {
			stopSight()
			stopIntent()
		}
	}, [queue, routeFiles])
	return null
}

/** Undefined for the current page, and where no page matches. */
function filesOfLink({ href }: HTMLAnchorElement, currentRoutes: string[], routeFiles: RouteFiles) {
	const url = new URL(href)
	const isHere = url.pathname === location.pathname && url.search === location.search
	return isHere ? undefined : pageFiles(url, currentRoutes, routeFiles)
}

function mayPrefetch(): boolean {
	// Missing in some browsers and in TypeScript's library.
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
	return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** The browser caches only a body that was read completely. */
async function fetchToEnd(address: string) {
	await (await fetch(address, { priority: 'low' })).arrayBuffer()
}
