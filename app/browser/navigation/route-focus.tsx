import { useLayoutEffect, useRef } from 'react'
import { type Location, ScrollRestoration, UNSAFE_useScrollRestoration, useLocation } from 'react-router'
import { useIsHydrating } from '#app/ui/layout/lazy-section.tsx'
import { useIsWayBack } from './hash-entries.ts'

/** Kept outside of the component: an error screen that replaces the page replaces this too. */
let shown: Location | undefined

/**
 * What the browser does by itself after a full load, done after a change of page without one: the page stands at its place at
 * once, the keyboard and the screen reader start at the new page's heading, its title is read out. A part of the same page is
 * glided to and takes the keyboard along, and so does the page itself where the hash is taken off. On the first page only a part
 * that the address names takes the keyboard. Nothing of it when only the query changes.
 */
export function RouteFocus() {
	const location = useLocation()
	const { pathname, search, hash, key } = location
	const isWayBack = useIsWayBack()
	const isServed = useIsHydrating()
	const notice = useRef<HTMLParagraphElement>(null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key is the navigation
	useLayoutEffect(() => {
		document.documentElement.style.scrollBehavior = ''
		if (!shown) focusFirstPart(hash)
		else if (shown.pathname !== pathname) {
			focusPart(hash)
			if (notice.current) notice.current.textContent = document.title
		} else if (!isWayBack && (hash || (shown.hash && shown.search === search))) focusPart(hash)
		shown = location
	}, [key])

	return (
		<>
			<GlideOrJump isJump={isWayBack} />
			{isServed ? <ScrollRestoration /> : <LaterScrollRestoration />}
			{/* Empty to React: the words are set when they are to be read, and never on the server. */}
			<p ref={notice} aria-live="polite" className="sr-only no-print" />
		</>
	)
}

/** Without the script of the first: after an error screen that replaced the page it would not run again. */
function LaterScrollRestoration() {
	UNSAFE_useScrollRestoration()
	return null
}

/** Stands before what scrolls: gliding is for links within a page, and neither for the way back nor for another page. */
function GlideOrJump({ isJump }: { isJump: boolean }) {
	const { pathname, key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key is the navigation
	useLayoutEffect(() => {
		if (!isJump && shown?.pathname === pathname) return
		const root = document.documentElement
		root.style.scrollBehavior = 'auto'
		// Asked for, or Chrome scrolls as it was told before.
		getComputedStyle(root).getPropertyValue('scroll-behavior')
	}, [key])
	return null
}

/**
 * Moves the keyboard to the part that the first address names, as browsers move only the place where Tab goes on from. Not after
 * Back or a reload, which return to another place, nor where the visitor was faster.
 */
function focusFirstPart(hash: string) {
	const [load] = performance.getEntriesByType('navigation')
	const isNew = load instanceof PerformanceNavigationTiming && load.type === 'navigate'
	if (isNew && document.activeElement === document.body && document.getElementById(decodedHash(hash))) focusPart(hash)
}

/** Moves the keyboard to the part that was asked for ("/#stories"), to its heading if it has one, else to that of the page. */
function focusPart(hash: string) {
	const part = document.getElementById(decodedHash(hash))
	const isItself = part?.matches('h1, h2, h3, a, button, input, select, textarea, [tabindex]')
	const place = isItself ? part : (part?.querySelector<HTMLElement>('h2, h3') ?? part ?? document.querySelector('h1'))
	const found = place ?? document.querySelector('main')
	if (!found) return
	// What the keyboard reaches anyway must stay so.
	if (found.tabIndex < 0) found.tabIndex = -1
	found.focus({ preventScroll: true })
}

function decodedHash(hash: string) {
	try {
		return decodeURIComponent(hash.slice(1))
	} catch {
		return ''
	}
}
