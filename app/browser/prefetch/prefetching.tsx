import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { whenManifestIsRead } from '../deployments/build-manifest.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'
import { payloadUrl, routeRule } from './route-rule.ts'
import { watchIntent, watchSight } from './watch-links.ts'

/** After that a new intent fetches the payload again. */
const PAYLOAD_FRESH_MS = 5000

/**
 * Prefetches the code of visible links, and the data of a link that shows intent. Files only go into the browser's
 * cache; nothing is executed.
 */
export function Prefetching() {
	const { pathname } = useLocation()
	const queue = useMemo(() => createPrefetchQueue(fetchToEnd), [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: clears the queue when the page changes
	useEffect(() => () => queue.clear(), [pathname, queue])

	useEffect(() => {
		const seen = new Set<string>()

		async function prefetchCode(link: HTMLAnchorElement) {
			if (seen.has(link.pathname) || !isWanted(link)) return
			seen.add(link.pathname)
			const rule = await routeRule(link.pathname)
			queue.add(rule?.files.filter(isMissing) ?? [])
		}

		async function prefetchPage(link: HTMLAnchorElement) {
			if (!isWanted(link)) return
			const { pathname, search } = link
			const rule = await routeRule(pathname)
			if (!rule) return
			queue.add(rule.files.filter(isMissing), { first: true })
			// Other responses are not cacheable.
			if (!rule.prerender || rule.loaders.length === 0) return
			const payload = payloadUrl({ pathname, search }, rule)
			queue.add([payload], { first: true })
			setTimeout(() => queue.forget(payload), PAYLOAD_FRESH_MS)
		}

		let stopSight = () => {}
		let isStopped = false
		whenManifestIsRead.then(() => {
			if (!isStopped) stopSight = watchSight((link) => void prefetchCode(link).catch(() => {}))
		})
		const stopIntent = watchIntent((link) => void prefetchPage(link).catch(() => {}))
		return () => {
			isStopped = true
			stopSight()
			stopIntent()
		}
	}, [queue])

	return null
}

/** Not for the page that is shown, nor where a visitor pays for each byte. */
function isWanted({ pathname, search }: HTMLAnchorElement): boolean {
	// Missing in some browsers and in TypeScript's library.
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
	const isHere = pathname === location.pathname && search === location.search
	return !isHere && !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** The page's own files came with it (`load-app.ts`). */
function isMissing(file: string): boolean {
	return document.querySelector(`link[rel=modulepreload][href="${file}"]`) === null
}

/** The browser caches only a body that was read completely. */
async function fetchToEnd(address: string) {
	await (await fetch(address, { priority: 'low' })).arrayBuffer()
}
