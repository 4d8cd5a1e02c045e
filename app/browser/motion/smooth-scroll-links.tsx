import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIsHistoryNavigation } from '../navigation/history-navigation.ts'
import { type SmoothScrollRun, startSmoothScroll } from './smooth-scroll.ts'

/** Must come after `<RouteFocus>`. */
export function SmoothScrollLinks() {
	const { pathname, key } = useLocation()
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
		run.current?.syncAfterNavigation(last.current === pathname && !isHistoryNavigation)
		last.current = pathname
	}, [key])
	return null
}
