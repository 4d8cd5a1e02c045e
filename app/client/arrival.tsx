import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { joinPictures } from './shared-picture.ts'

/** Kept outside of the component: an error screen that replaces the page replaces this too. */
let shown: string | undefined

/**
 * What the browser does by itself after a full load, done after a change of page without one: the keyboard and the screen
 * reader start at the new page's heading, its title is read out, and the page stands at its place at once. Not on the first
 * page, not when only the query or the hash changes. Belongs after `<ScrollRestoration>`, which must have scrolled by then.
 */
export function Arrival() {
	const { pathname, hash } = useLocation()
	const notice = useRef<HTMLParagraphElement>(null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: a hash by itself is no change of page
	useLayoutEffect(() => {
		document.documentElement.style.scrollBehavior = ''
		joinPictures()
		if (shown !== undefined && shown !== pathname) {
			focusHeading(hash)
			if (notice.current) notice.current.textContent = document.title
		}
		shown = pathname
		// Runs before the page is scrolled to its place: gliding there is for links within a page.
		return () => {
			document.documentElement.style.scrollBehavior = 'auto'
		}
	}, [pathname])

	// Empty to React: the words are set when they are to be read, and never on the server.
	return <p ref={notice} aria-live="polite" className="sr-only no-print" />
}

/** The heading of the part that was asked for ("/#stories"), else of the page. */
function focusHeading(hash: string) {
	const part = document.getElementById(decodedHash(hash))
	const heading =
		part?.querySelector<HTMLElement>('h2, h3') ?? document.querySelector('h1') ?? document.querySelector('main')
	if (!heading) return
	heading.tabIndex = -1
	heading.focus({ preventScroll: true })
}

function decodedHash(hash: string) {
	try {
		return decodeURIComponent(hash.slice(1))
	} catch {
		return ''
	}
}
