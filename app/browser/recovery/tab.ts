/**
 * What this tab knows about its own code. It lives as long as the document: whatever loads a page whole starts anew.
 *
 * This folder is part of the framework's file (`vite.config.ts`), because the router itself imports from it.
 */
export const tab: Tab = { hasNavigated: false, wantsWholePages: () => false }

interface Tab {
	/** Whether a link was followed without a full load: until then what is on screen is the server's own HTML. */
	hasNavigated: boolean
	/**
	 * Asked before each change of page: whether to load it whole, because code of this tab is missing or out of date.
	 * `isSent`: a form leads there, whose answers the server has.
	 */
	wantsWholePages: (isSent: boolean) => boolean
}

/** Some code of this tab could not be had: every change of page from now on is a full load. */
export function hardNavigateFromNowOn() {
	tab.wantsWholePages = () => true
}

/** For work that a full load cuts short: never settles. */
export const untilGone = new Promise<never>(() => {})
