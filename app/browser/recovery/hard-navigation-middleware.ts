import { createPath, type MiddlewareFunction } from 'react-router'
import { hardNavigate } from './hard-navigate.ts'
import { currentLocation, pendingNavigation } from './pending-navigation.ts'
import { tab, untilGone } from './tab.ts'

/**
 * Before each navigation to another path or query (link, Back, Forward, code or a GET form): a hard navigation if this
 * tab needs one. Submissions go through; the redirect after them may be a hard navigation.
 */
export const hardNavigationMiddleware: MiddlewareFunction = async ({ request }, next) => {
	const pending = pendingNavigation()
	// The router also revalidates without navigating, and after a submission.
	if (request.method === 'GET' && pending && isElsewhere(pending.location)) {
		if (tab.needsHardNavigation(pending.formMethod === 'POST')) {
			hardNavigate(createPath(pending.location), pending.historyAction)
			return untilGone
		}
		tab.hasNavigated = true
	}
	return next()
}

function isElsewhere({ pathname, search }: { pathname: string; search: string }): boolean {
	const current = currentLocation()
	return pathname !== current.pathname || search !== current.search
}
