import { createPath } from 'react-router'
import { retryHardNavigation } from './hard-navigate.ts'
import { pendingNavigation } from './pending-navigation.ts'
import { hardNavigateFromNowOn, untilGone } from './tab.ts'

/**
 * Stands in for the router's own function of this name (`vite.config.ts`), which answers a file that cannot be had by
 * reloading the page that is being left: the visitor never arrives, and pointing at a link is enough to lose what a form
 * holds. Here the page that was asked for is loaded whole, once; when its code fails again, the error screen takes over.
 */
export async function loadRouteModule(route: { id: string; module: string }, loaded: Record<string, unknown>) {
	try {
		loaded[route.id] ??= await import(/* @vite-ignore */ route.module)
		return loaded[route.id]
	} catch (error) {
		hardNavigateFromNowOn()
		const next = pendingNavigation()
		// Somebody pointed at a link, and the router looked for what the page's `links` would preload.
		if (!next) return {}
		if (retryHardNavigation(createPath(next.location), next.historyAction)) return untilGone
		// Thrown here it would be lost: the router asks only the loader. So the page's view throws it.
		return {
			default() {
				throw error
			},
		}
	}
}
