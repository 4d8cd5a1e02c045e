import { Suspense, useSyncExternalStore } from 'react'
import { lazyOptional } from '../recovery/parts.ts'

/** Fingers scroll smoothly by nature, and who wants things still gets them still. */
const SUITS = '(pointer: fine) and (prefers-reduced-motion: no-preference)'

const Gliding = lazyOptional(() => import('./smooth-scroll-links.tsx').then((file) => file.SmoothScrollLinks))

/** Smooth scrolling where it suits; its code is fetched only there. */
export function SmoothScroll() {
	const suits = useSyncExternalStore(
		whenChanged,
		() => window.matchMedia(SUITS).matches,
		() => false,
	)
	if (!suits) return null
	return (
		<Suspense>
			<Gliding />
		</Suspense>
	)
}

function whenChanged(changed: () => void) {
	const query = window.matchMedia(SUITS)
	query.addEventListener('change', changed)
	return () => query.removeEventListener('change', changed)
}
