import { tab } from './tab.ts'

/** A failed page is reloaded once within this time (specification). */
export const RETRY_AFTER_MS = 10_000

const STORAGE_KEY = 'hard-navigated'
/** Several files of one page may fail at once. */
let hardNavigationTarget: string | undefined

/**
 * Hard navigation because a page's code failed, once in `RETRY_AFTER_MS`; false if that was tried already, or if the
 * URL is another site's or invalid.
 */
export function retryHardNavigation(href: string): boolean {
	const { origin, pathname, search } = new URL(href, location.href)
	const path = pathname + search
	if (origin !== location.origin) return false
	if (hardNavigationTarget === path) return true
	if (wasTried(path)) return false
	hardNavigationTarget = path
	hardNavigate(href)
	return true
}

/** Navigates to a page of this site without the router. After Back and Forward the URL has changed already: a reload keeps the scroll position. */
export function hardNavigate(href: string) {
	const { origin, pathname, search, href: to } = new URL(href, location.href)
	if (origin !== location.origin) return
	if (pathname === location.pathname && search === location.search) reloadAtScrollPosition()
	else location.assign(to)
}

/**
 * Reloads after Back or Forward at the stored scroll position. The router's inline script restores it; the browser must
 * not restore that of the page being left, and the router must not turn that on again at `pagehide`.
 */
function reloadAtScrollPosition() {
	history.scrollRestoration = 'manual'
	Object.defineProperty(history, 'scrollRestoration', { get: () => 'manual', set() {}, configurable: true })
	location.reload()
}

/**
 * Whether this path failed within the time; records the failure. For the document's own page the time counts from the
 * start of its load: otherwise code that fails slowly would reload for ever.
 */
function wasTried(path: string): boolean {
	const noted = readNote()
	const since = tab.hasNavigated ? Date.now() : performance.timeOrigin
	// "{expiry} {path}"; anything else is ignored.
	if (noted.endsWith(` ${path}`) && Number.parseInt(noted, 10) > since) return true
	writeNote(`${Date.now() + RETRY_AFTER_MS} ${path}`)
	return false
}

/** Where storage is blocked, `window.name` is used: this site names no windows. */
function readNote(): string {
	try {
		return sessionStorage.getItem(STORAGE_KEY) ?? window.name
	} catch {
		return window.name
	}
}

function writeNote(note: string) {
	try {
		sessionStorage.setItem(STORAGE_KEY, note)
	} catch {}
	// The replacement for blocked storage stores nothing.
	if (readNote() !== note) window.name = note
}
