import { type ComponentType, lazy } from 'react'
import { retryHardNavigation } from './hard-navigate.ts'
import { hardNavigateFromNowOn, tab, untilGone } from './tab.ts'

/*
 * `lazy`, for files that may not come: a newer site is there, or the connection is gone. Take one of these instead; none lets
 * a missing part take the page away.
 */

/**
 * A part that the server renders too. When its code does not come, the server's HTML stays where it is; after a client
 * navigation, where there is none, the page is loaded whole once, and then goes on without.
 */
export function lazyWithServerHtml<P>(load: () => Promise<ComponentType<P>>) {
	return lazyOr(load, () => (!tab.hasNavigated || reloadOnce() ? untilGone : Nothing))
}

/** A part that only browsers show, and that a page can do without. */
export function lazyOptional<P>(load: () => Promise<ComponentType<P>>) {
	return lazyOr(load, () => Nothing)
}

/** A part that only browsers show and that the page is for: the page is loaded whole once, then the error screen says it. */
export function lazyRequired<P>(load: () => Promise<ComponentType<P>>) {
	return lazyOr(load, (error) => {
		if (reloadOnce()) return untilGone
		throw error
	})
}

function lazyOr<P>(
	load: () => Promise<ComponentType<P>>,
	instead: (error: unknown) => ComponentType<P> | Promise<never>,
) {
	return lazy(async () => {
		try {
			return { default: await load() }
		} catch (error) {
			hardNavigateFromNowOn()
			return { default: await instead(error) }
		}
	})
}

function reloadOnce(): boolean {
	return retryHardNavigation(location.href, 'POP')
}

function Nothing() {
	return null
}
