import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, UNSAFE_useScrollRestoration, useLocation } from 'react-router'
import { useIsServed } from '../ui/later.tsx'
import { useIsWayBack } from './hash-entries.ts'

/** Kept outside of the component: an error screen that replaces the page replaces this too. */
let shown: string | undefined

/**
 * What the browser does by itself after a full load, done after a change of page without one: the page stands at its place at
 * once, the keyboard and the screen reader start at the new page's heading, its title is read out. A part of the same page is
 * glided to and takes the keyboard along. Nothing of it on the first page, or when only the query changes.
 */
export function Arrival() {
	const { pathname, hash, key } = useLocation()
	const isWayBack = useIsWayBack()
	const isServed = useIsServed()
	const notice = useRef<HTMLParagraphElement>(null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key is the navigation
	useLayoutEffect(() => {
		document.documentElement.style.scrollBehavior = ''
		if (shown !== undefined && shown !== pathname) {
			focusPart(hash)
			if (notice.current) notice.current.textContent = document.title
		} else if (shown !== undefined && hash && !isWayBack) focusPart(hash)
		shown = pathname
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
		if (!isJump && shown === pathname) return
		const root = document.documentElement
		root.style.scrollBehavior = 'auto'
		// Asked for, or Chrome scrolls as it was told before.
		getComputedStyle(root).getPropertyValue('scroll-behavior')
	}, [key])
	return null
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
