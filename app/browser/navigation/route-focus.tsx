import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { focusPart } from './focus-part.ts'
import { latestHashEntry } from './hash-entries.ts'
import { focusLeftLink, rememberLeftLinks } from './left-links.ts'
import { watchFocus } from './watch-focus.ts'

/** Module state: an error screen unmounts this too. */
let previous: Location | undefined

/**
 * Does after a client navigation what the browser does after a full load: scroll position at once, focus on the new
 * page's heading, title announced. Back and Forward lead to the link by which the page was left, if it is still there.
 * A fragment link scrolls smoothly and moves the focus to its part; removing the hash moves it to the page's heading. A form that leads to its own
 * page, whose button is gone there, leads to the new heading too. Nothing else happens when only the query changes, nor on the first page
 * (`start/start.ts`).
 */
export function RouteFocus() {
	const location = useLocation()
	const { pathname, hash, key } = location
	const isHistoryNavigation = useIsHistoryNavigation()
	const notice = useRef<HTMLParagraphElement>(null)
	const focus = useRef<ReturnType<typeof watchFocus>>(undefined)

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the navigation
	useLayoutEffect(() => {
		document.documentElement.style.scrollBehavior = ''
		if (previous && previous.pathname !== pathname) {
			if (!isHistoryNavigation || !focusLeftLink(key)) focusPart(hash)
			if (notice.current) notice.current.textContent = document.title
		} else if (previous && isHashChange(previous, location)) {
			if (!isHistoryNavigation) focusPart(hash)
			// The browser may show the part only now (":target"), and take the focus from what it hides.
			requestAnimationFrame(() => isFocusLost() && focusPart(hash))
		} else if (previous?.search === location.search && !isHistoryNavigation) {
			// The page goes first: a question or a message of its own takes the focus.
			requestAnimationFrame(() => {
				if (!focus.current?.isGone()) return
				focusPart('')
				if (notice.current) notice.current.textContent = document.title
			})
		}
		previous = location
	}, [key])
	useEffect(() => rememberLeftLinks(() => previous?.key ?? ''), [])
	useEffect(() => {
		focus.current = watchFocus()
		return focus.current.stop
	}, [])

	return (
		<>
			<ScrollBehaviour isInstant={isHistoryNavigation} />
			<ScrollRestoration />
			{/* The text is set by the effect, never on the server. */}
			<p ref={notice} aria-live="polite" className="sr-only no-print" />
		</>
	)
}

function isHashChange(before: Location, { hash, search }: Location): boolean {
	return hash !== '' || (before.hash !== '' && before.search === search)
}

/** What had the focus is gone or hidden, such as a question of a page that shows one at a time. */
function isFocusLost(): boolean {
	const { activeElement, body } = document
	return activeElement === null || activeElement === body || !activeElement.checkVisibility()
}

/** Must be rendered before scroll restoration: smooth scrolling is for fragment links only. */
function ScrollBehaviour({ isInstant }: { isInstant: boolean }) {
	const { pathname, key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the navigation
	useLayoutEffect(() => {
		if (!isInstant && previous?.pathname === pathname) return
		const root = document.documentElement
		root.style.scrollBehavior = 'auto'
		// Forces a style recalculation; otherwise Chrome scrolls with the previous value.
		getComputedStyle(root).getPropertyValue('scroll-behavior')
	}, [key])
	return null
}

/** Whether the navigation was Back or Forward. The router reports fragment links as such, too. */
export function useIsHistoryNavigation(): boolean {
	const { key } = useLocation()
	return useNavigationType() === 'POP' && key !== latestHashEntry()
}
