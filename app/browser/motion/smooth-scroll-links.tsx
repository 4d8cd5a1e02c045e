import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIsWayBack } from '../navigation/hash-entries.ts'
import { type Glide, startGlide } from './smooth-scroll.ts'

/** Smooth scrolling for as long as it is there, in step with the router. Belongs after `<Arrival>`. */
export function Gliding() {
	const { pathname, key } = useLocation()
	const isWayBack = useIsWayBack()
	const glide = useRef<Glide>(null)
	const last = useRef(pathname)

	useLayoutEffect(() => {
		const started = startGlide()
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
