import { retryHardNavigation } from './hard-navigate.ts'
import { navigationTarget } from './navigation-watch.tsx'
import { hardNavigateFromNowOn, untilGone } from './tab.ts'

/**
 * Replaces the router's function of this name (`vite.config.ts`), which reloads the current page when a route module
 * fails to load: the visitor never arrives, and hovering a link is enough to lose a form's input. Here the requested
 * page is loaded by a hard navigation, once; if its code fails again, the error screen is shown.
 */
export async function loadRouteModule(route: { id: string; module: string }, loaded: Record<string, unknown>) {
	try {
		loaded[route.id] ??= await import(/* @vite-ignore */ route.module)
		return loaded[route.id]
	} catch (error) {
		hardNavigateFromNowOn()
		const target = await navigationTarget()
		if (target !== undefined && retryHardNavigation(target)) return untilGone
		// Thrown here the error would be lost, so the page's view throws it.
		return {
			default() {
				throw error
			},
		}
	}
}
