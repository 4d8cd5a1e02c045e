import { createPath, type MiddlewareFunction } from 'react-router'
import { hardNavigate } from './hard-navigate.ts'
import { currentLocation, pendingNavigation } from './pending-navigation.ts'
import { tab, untilGone } from './tab.ts'

/**
 * Before each change of page or of its query, by link, Back and Forward, code or a form that asks: a full load of where it
 * leads, when this tab wants one. What a form sends goes through as ever, and where that leads may be a full load again.
 */
export const hardNavigationMiddleware: MiddlewareFunction = async ({ request }, next) => {
	const pending = pendingNavigation()
	// The router also asks for data without going anywhere, and again for the page after a form was sent.
	if (request.method === 'GET' && pending && isElsewhere(pending.location)) {
		if (tab.wantsWholePages(pending.formMethod === 'POST')) {
			hardNavigate(createPath(pending.location), pending.historyAction)
			return untilGone
		}
		tab.hasNavigated = true
	}
	return next()
}

function isElsewhere({ pathname, search }: { pathname: string; search: string }): boolean {
	const shown = currentLocation()
	return pathname !== shown.pathname || search !== shown.search
}
