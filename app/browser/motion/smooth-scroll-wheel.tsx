import { Suspense, useSyncExternalStore } from 'react'
import { lazyOptional } from '../recovery/parts.ts'

/** Touch scrolling is smooth already; reduced motion wants none. */
const SMOOTH_SCROLL_QUERY = '(pointer: fine) and (prefers-reduced-motion: no-preference)'

const SmoothScrollLinks = lazyOptional(() => import('./smooth-scroll-links.tsx').then((file) => file.SmoothScrollLinks))

/** Smooth scrolling where it is wanted; its code is fetched only there. */
export function SmoothScroll() {
	const isWanted = useSyncExternalStore(
		subscribe,
		() => window.matchMedia(SMOOTH_SCROLL_QUERY).matches,
		() => false,
	)
	if (!isWanted) return null
	return (
		<Suspense>
			<SmoothScrollLinks />
		</Suspense>
	)
}

function subscribe(onChange: () => void) {
	const query = window.matchMedia(SMOOTH_SCROLL_QUERY)
	query.addEventListener('change', onChange)
	return () => query.removeEventListener('change', onChange)
}
