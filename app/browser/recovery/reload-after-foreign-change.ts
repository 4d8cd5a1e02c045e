import { use } from 'react'
import { keepInput } from './kept-input.ts'
import { untilGone } from './tab.ts'

/** A page is loaded again once within this time. */
const AGAIN_AFTER_MS = 60_000
const STORAGE_KEY = 'reloaded-after-foreign-change'

let isReloading = false

/**
 * Loads the page again, with what was typed, when React has failed on a node that a translator or an extension has
 * moved: the page stays until the new one is there. Call before an error screen is rendered; if the page fails again
 * within a minute, it is.
 */
export function useReloadAfterForeignChange(error: unknown) {
	if (import.meta.env.SSR || !(isReloading || isMovedNode(error))) return
	// React may render this several times.
	if (!isReloading && !reload()) return
	use(untilGone)
}

/** `removeChild` or `insertBefore`: the node is not where React has put it. */
function isMovedNode(error: unknown): boolean {
	return error instanceof DOMException && error.name === 'NotFoundError'
}

/** Returns false if that was tried already, or nothing can be stored. */
function reload(): boolean {
	const path = location.pathname
	const [time, reloaded] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ')
	if (reloaded === path && Date.now() - Number(time) < AGAIN_AFTER_MS) return false
	try {
		sessionStorage.setItem(STORAGE_KEY, `${Date.now()} ${path}`)
		// Blocked storage forgets it: the page could be loaded again for ever.
		if (!sessionStorage.getItem(STORAGE_KEY)) return false
		keepInput()
	} catch {
		return false
	}
	isReloading = true
	location.reload()
	return true
}
