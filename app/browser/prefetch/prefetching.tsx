import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useBuildId } from '../deployments/build-id.ts'
import { routeRule } from '../deployments/build-manifest.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'
import { pageFiles } from './prefetch-urls.ts'
import { watchIntent, watchSight } from './watch-links.ts'

/** As long as a page's payload stays fresh in the browser; after that a new intent fetches it anew. */
const PAYLOAD_FRESH_MS = 5000

/**
 * Fetches pages ahead: the code of those whose links are in sight, the data too of the one somebody is about to open. The files
 * only go into the browser's cache. Nothing is run, so nothing can fail where a visitor would see it.
 */
export function Prefetching() {
	const { pathname } = useLocation()
	const matches = useMatches()
	const buildId = useBuildId()
	const shown = useRef<string[]>([])
	const queue = useMemo(() => createPrefetchQueue(fetchWhole), [])

	useEffect(() => {
		shown.current = matches.map(({ id }) => id)
	}, [matches])
	// biome-ignore lint/correctness/useExhaustiveDependencies: what waits belongs to the page that was left
	useEffect(() => () => queue.clear(), [pathname, queue])
	useEffect(() => {
		const seen = new Set<string>()
		/** Where the server keeps it rendered: other answers may not be kept, and would be fetched again by the click. */
		async function fetchPayload(payload: string, path: string) {
			const rule = buildId ? await routeRule(buildId, path).catch(() => undefined) : undefined
			if (!rule?.prerender) return
			queue.add([payload], { first: true })
			setTimeout(() => queue.forget(payload), PAYLOAD_FRESH_MS)
		}
		const stopSight = watchSight((link) => {
			if (seen.has(link.pathname) || !mayPreload()) return
			seen.add(link.pathname)
			queue.add(filesOf(link, shown.current)?.modules ?? [])
		})
		const stopIntent = watchIntent((link) => {
			const files = mayPreload() ? filesOf(link, shown.current) : null
			if (!files) return
			queue.add(files.modules, { first: true })
			if (files.payload) fetchPayload(files.payload, link.pathname)
		})
		return () => {
			stopSight()
			stopIntent()
		}
	}, [queue, buildId])
	return null
}

/** Null for the page that is shown, and for what is no page. */
function filesOf({ href }: HTMLAnchorElement, shown: string[]) {
	const url = new URL(href)
	const isHere = url.pathname === location.pathname && url.search === location.search
	return isHere ? null : pageFiles(url, shown)
}

/** Visitors who pay by the megabyte, or wait for each, get only what they ask for. */
function mayPreload(): boolean {
	// Not in every browser, so not in TypeScript's library.
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
	return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** To its end: only then does the browser keep it. */
async function fetchWhole(address: string) {
	await (await fetch(address, { priority: 'low' })).arrayBuffer()
}
