import type { MiddlewareFunction } from 'react-router'
import { hardNavigate } from './hard-navigate.ts'
import { isSamePage, navigationTarget, renderedState } from './navigation-watch.tsx'
import { tab, untilGone } from './tab.ts'

/**
 * Before each navigation to another path or query (link, Back, Forward, code or a GET form): a hard navigation if this
 * tab needs one. Submissions go through; the redirect after them may be a hard navigation.
 */
export const hardNavigationMiddleware: MiddlewareFunction = async ({ request }, next) => {
	const page = new URL(request.url)
	const { location } = renderedState()
	// The router also revalidates the page that is shown.
	const isElsewhere = location !== undefined && !isSamePage(location, page)
	if (request.method !== 'GET' || !isElsewhere) return next()
	if (tab.needsHardNavigation(true)) {
		const target = (await navigationTarget(page)) ?? page.href
		if (tab.needsHardNavigation(renderedState().isSent)) {
			hardNavigate(target)
			return untilGone
		}
	}
	tab.hasNavigated = true
	return next()
}
