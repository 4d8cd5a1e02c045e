import { use } from 'react'
import { type ClientOnErrorFunction, isRouteErrorResponse, useRouteError } from 'react-router'
import { hardNavigateFromNowOn, tab, untilGone } from '../recovery/tab.ts'

/**
 * User agents of Chrome, Edge, Opera, Samsung Internet, Firefox and Safari, token by token. Crawlers and apps add their
 * own tokens, so they do not match.
 */
const COMMON_BROWSER =
	/^Mozilla\/5\.0 \(((Windows NT|Win64|x64|Macintosh|Intel Mac OS X|X11|CrOS|x86_64|Ubuntu|Linux|Android|Mobile|K|iPhone|iPad|CPU|OS|like Mac OS X|rv)[\d._; :]*)+\) (AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)|Gecko\/[\d.]+)( (Version|SamsungBrowser|Chrome|CriOS|Firefox|FxiOS|Mobile|Safari|OPR|Edg|EdgA|EdgiOS)(\/[\dE.]+)?)+$/

let isCrawler: Promise<boolean> | undefined
let isLogged = false
/** What loaders and actions threw in this tab: an answer of the server, whose screen crawlers may see. */
const routerErrors = new Set<unknown>()

/** Whether the list of crawlers is not needed for this user agent. */
export function isCommonBrowser(userAgent: string): boolean {
	return COMMON_BROWSER.test(userAgent)
}

/** For the router, which tells of each error once; those of rendering come with where in the page they happened. */
export const noteRouterError: ClientOnErrorFunction = (error, { errorInfo }) => {
	if (!errorInfo) routerErrors.add(error)
}

/**
 * Keeps the server's HTML for crawlers when rendering fails in the browser: suspends for ever instead of showing the
 * error screen, so React never removes the page, and logs the error. A page reached by a client navigation is reloaded
 * from the server. Call before anything else is rendered.
 *
 * If the list of crawlers fails to load, every uncommon user agent counts as a crawler.
 */
export function useServerPageForCrawlers() {
	const error = useRouteError()
	if (import.meta.env.SSR || error === null || isRouteErrorResponse(error) || routerErrors.has(error)) return
	const { userAgent } = navigator
	if (isCommonBrowser(userAgent)) return
	// While this suspends, React renders no other page.
	hardNavigateFromNowOn()
	isCrawler ??= import('./crawlers.ts').then(
		(list) => list.isCrawler(userAgent),
		() => true,
	)
	if (!use(isCrawler)) return
	if (!isLogged) {
		isLogged = true
		// biome-ignore lint/suspicious/noConsole: replaces the error screen; shown by Search Console and Lighthouse
		console.error(`No error screen for "${userAgent}": the page stays as the server sent it`, error)
		if (tab.hasNavigated) window.location.reload()
	}
	use(untilGone)
}
