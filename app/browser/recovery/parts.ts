import { type ComponentType, lazy } from 'react'
import { retryHardNavigation } from './hard-navigate.ts'
import { hardNavigateFromNowOn, untilGone } from './tab.ts'

/* `lazy` for files that may fail to load (a new deployment, a lost connection). Use these instead of React's: a
   missing part never replaces the page. */

/** For a part rendered only in the browser, without which the page works. */
export function lazyOptional<P>(load: () => Promise<ComponentType<P>>) {
	return lazyOr(load, () => Nothing)
}

/** For a part rendered only in the browser that the page needs: reloads once, then shows the error screen. */
export function lazyRequired<P>(load: () => Promise<ComponentType<P>>) {
	return lazyOr(load, (error) => {
		if (reloadOnce()) return untilGone
		throw error
	})
}

function lazyOr<P>(
	load: () => Promise<ComponentType<P>>,
	fallback: (error: unknown) => ComponentType<P> | Promise<never>,
) {
	return lazy(async () => {
		try {
			return { default: await load() }
		} catch (error) {
			hardNavigateFromNowOn()
			return { default: await fallback(error) }
		}
	})
}

function reloadOnce(): boolean {
	return retryHardNavigation(location.href)
}

function Nothing() {
	return null
}
