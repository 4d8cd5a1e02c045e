import { use } from 'react'
import { useRouteError } from 'react-router'
import { hasRouterError } from '../recovery/pending-navigation.ts'
import { hardNavigateFromNowOn, tab, untilGone } from '../recovery/tab.ts'

/**
 * The user agents of Chrome, Edge, Opera, Samsung Internet, Firefox and Safari, word by word. Crawlers and apps add words of
 * their own, so they do not match.
 */
const COMMON_BROWSER =
	/^Mozilla\/5\.0 \(((Windows NT|Win64|x64|Macintosh|Intel Mac OS X|X11|CrOS|x86_64|Ubuntu|Linux|Android|Mobile|K|iPhone|iPad|CPU|OS|like Mac OS X|rv)[\d._; :]*)+\) (AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)|Gecko\/[\d.]+)( (Version|SamsungBrowser|Chrome|CriOS|Firefox|FxiOS|Mobile|Safari|OPR|Edg|EdgA|EdgiOS)(\/[\dE.]+)?)+$/

let isCrawler: Promise<boolean> | undefined
let isLogged = false

/** Whether a user agent is a plain browser's, which needs no look at the list of crawlers. */
export function isCommonBrowser(userAgent: string): boolean {
	return COMMON_BROWSER.test(userAgent)
}

/**
 * Keeps the server's page for crawlers when a part of it breaks in the browser: what would render the error screen suspends
 * for ever, so React never takes the page away, and the error is logged. A page that was reached by a client navigation is
 * loaded from the server. Call before anything else is rendered.
 *
 * Where the list of crawlers fails to load, every user agent that is not a common browser's counts as a crawler.
 */
export function useServerPageForCrawlers() {
	const error = useRouteError()
	if (import.meta.env.SSR || error === null || hasRouterError(error)) return
	const { userAgent } = navigator
	if (isCommonBrowser(userAgent)) return
	// React renders no other page while this one waits.
	hardNavigateFromNowOn()
	isCrawler ??= import('./crawlers.ts').then(
		(list) => list.isCrawler(userAgent),
		() => true,
	)
	if (!use(isCrawler)) return
	if (!isLogged) {
		isLogged = true
		// biome-ignore lint/suspicious/noConsole: logged in place of an error screen, as Search Console and Lighthouse show it
		console.error(`No error screen for "${userAgent}": the page stays as the server sent it`, error)
		if (tab.hasNavigated) window.location.reload()
	}
	use(untilGone)
}
