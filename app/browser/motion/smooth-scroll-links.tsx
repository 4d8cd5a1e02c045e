import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIsHistoryNavigation } from '../navigation/route-focus.tsx'
import { type SmoothScrollRun, startSmoothScroll } from './smooth-scroll.ts'

/** Must come after `<RouteFocus>`. */
export function SmoothScrollLinks() {
	const { pathname, hash, key } = useLocation()
	const isHistoryNavigation = useIsHistoryNavigation()
	const run = useRef<SmoothScrollRun>(null)
	const last = useRef(pathname)

	useLayoutEffect(() => {
		const started = startSmoothScroll()
		run.current = started
		return () => started.end()
	}, [])

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the navigation
	useLayoutEffect(() => {
		const isWithinPage = last.current === pathname && !isHistoryNavigation
		last.current = pathname
		// A link leads to a part or to the top. After a form is sent the browser only holds its place below what the answer inserts.
		const isScrolled = hash !== '' || window.scrollY === 0
		run.current?.syncAfterNavigation(isWithinPage && isScrolled)
	}, [key])
	return null
}
