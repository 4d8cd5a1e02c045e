import type { NavigationType } from 'react-router'
import { tab } from './tab.ts'

/** A page that failed is loaded whole once in this time; a second failure is shown. The specification's number. */
export const RETRY_AFTER_MS = 10_000

const STORAGE_KEY = 'loaded-whole'
/** Where this document is being left for: several files of one page may fail at once. */
let leavingFor: string | undefined

/**
 * Loads a page whole because its code failed, once in `RETRY_AFTER_MS`; false where that was tried already, or where the
 * address is another site's or no page at all.
 */
export function retryHardNavigation(href: string, action: `${NavigationType}`): boolean {
	const { origin, pathname, search } = new URL(href, location.href)
	const path = pathname + search
	if (origin !== location.origin) return false
	if (leavingFor === path) return true
	if (wasTried(path)) return false
	leavingFor = path
	hardNavigate(href, action)
	return true
}

/**
 * Goes to a page of this site as if there were no router. `action` is what the router was about to do to the history; after
 * Back and Forward (`POP`) the address is the page's already, and a reload keeps the place the visitor had on it.
 */
export function hardNavigate(href: string, action: `${NavigationType}`) {
	const to = new URL(href, location.href)
	if (to.origin !== location.origin) return
	if (action === 'POP') reloadAtItsPlace()
	else location[action === 'PUSH' ? 'assign' : 'replace'](to)
}

/**
 * Reloads after Back or Forward, at the position the visitor had on that page. The router has stored it, and its script in the
 * page scrolls there. The browser must not restore a position too: its own is that of the page being left. The router would turn
 * that on again as the page is hidden.
 */
function reloadAtItsPlace() {
	history.scrollRestoration = 'manual'
	Object.defineProperty(history, 'scrollRestoration', { get: () => 'manual', set() {}, configurable: true })
	location.reload()
}

/**
 * Whether this path failed within the time, and notes that it has now. What counts for the page a document came with is when
 * it began to load: else code that takes its time to fail would have it loaded again and again.
 */
function wasTried(path: string): boolean {
	const noted = readNote()
	const since = tab.hasNavigated ? Date.now() : performance.timeOrigin
	// "{when it expires} {path}", written by this function only; anything else is no note of this path.
	if (noted.endsWith(` ${path}`) && Number.parseInt(noted, 10) > since) return true
	keepNote(`${Date.now() + RETRY_AFTER_MS} ${path}`)
	return false
}

/** Where storage is blocked, the name of the window remembers: nothing of this site calls a window by one. */
function readNote(): string {
	try {
		return sessionStorage.getItem(STORAGE_KEY) ?? window.name
	} catch {
		return window.name
	}
}

function keepNote(note: string) {
	try {
		sessionStorage.setItem(STORAGE_KEY, note)
	} catch {}
	// What stands in for a blocked storage keeps nothing.
	if (readNote() !== note) window.name = note
}
