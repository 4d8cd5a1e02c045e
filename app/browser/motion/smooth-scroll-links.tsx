import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIsWayBack } from '../navigation/hash-entries.ts'
import { type SmoothScrollRun, startSmoothScroll } from './smooth-scroll.ts'

/** Smooth scrolling for as long as it is there, in step with the router. Belongs after `<Arrival>`. */
export function SmoothScrollLinks() {
	const { pathname, key } = useLocation()
	const isWayBack = useIsWayBack()
	const glide = useRef<SmoothScrollRun>(null)
	const last = useRef(pathname)

	useLayoutEffect(() => {
		const started = startSmoothScroll()
		glide.current = started
		return () => started.end()
	}, [])

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key is the navigation
	useLayoutEffect(() => {
		glide.current?.arrive(last.current === pathname && !isWayBack)
		last.current = pathname
	}, [key])
	return null
}
