import { useLayoutEffect } from 'react'
import { createPath, type Location, useLocation, useNavigation } from 'react-router'

/** React renders the start of a navigation within milliseconds; a busy phone takes longer. */
const MAX_WAIT_MS = 2000

interface RouterState {
	location: Location | undefined
	/** Where a navigation in progress leads. */
	target: Location | undefined
	/** The navigation sends a form, or follows the redirect after it. */
	isSent: boolean
}

let rendered: RouterState = { location: undefined, target: undefined, isSent: false }
const waiting = new Set<() => void>()

/** Notes the state of the router for modules that run outside of React, where hooks do not work. */
export function NavigationWatch() {
	const { location: target, formMethod } = useNavigation()
	const location = useLocation()
	useLayoutEffect(() => {
		rendered = { location, target, isSent: formMethod === 'POST' }
		for (const look of waiting) look()
	}, [location, target, formMethod])
	return null
}

export function renderedState(): RouterState {
	return rendered
}

/**
 * The path, query and hash that the router is on its way to, as soon as React has rendered that it is.
 * @param page Waits for a navigation to this URL; its hash is not compared: requests have none.
 * @returns undefined without such a navigation.
 */
export function navigationTarget(page?: URL): Promise<string | undefined> {
	return new Promise((resolve) => {
		const timer = setTimeout(answer, MAX_WAIT_MS, undefined)
		function answer(path: string | undefined) {
			clearTimeout(timer)
			waiting.delete(look)
			resolve(path)
		}
		function look() {
			const { target } = rendered
			if (target && (!page || isSamePage(target, page))) answer(createPath(target))
		}
		waiting.add(look)
		look()
	})
}

export function isSamePage(a: { pathname: string; search: string }, b: { pathname: string; search: string }): boolean {
	return a.pathname === b.pathname && a.search === b.search
}
