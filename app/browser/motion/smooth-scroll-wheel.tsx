import { Suspense, useSyncExternalStore } from 'react'
import { lazyOptional } from '../recovery/parts.ts'

/** Touch scrolling is smooth already. */
const SMOOTH_SCROLL_QUERY = '(pointer: fine) and (prefers-reduced-motion: no-preference)'

const SmoothScrollLinks = lazyOptional(() => import('./smooth-scroll-links.tsx').then((file) => file.SmoothScrollLinks))

/** Loads the code of smooth scrolling only where it is wanted. */
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
