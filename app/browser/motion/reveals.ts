import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { addScrollTrigger } from './scroll-triggers.ts'

/** Just above the bottom of the window, so that the animation is seen. */
const REVEAL_LINE = 0.95

/**
 * Reveals headings on scroll where the style sheet alone cannot (`.reveal` in `ui/styles/motion.css`). Hides only
 * headings below the window, and only while this is mounted.
 */
export function Reveals() {
	const { pathname } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: another path has other headings
	useEffect(() => {
		if (CSS.supports('animation-timeline: view()')) return
		const hidden = [...document.querySelectorAll<HTMLElement>('.reveal')].filter(
			(heading) => heading.getBoundingClientRect().top > window.innerHeight,
		)
		for (const heading of hidden) heading.dataset.reveal = 'waits'
		const stop = addScrollTrigger({
			targets: hidden,
			line: REVEAL_LINE,
			changed(target, isReached) {
				if (isReached && target instanceof HTMLElement) target.dataset.reveal = 'comes'
			},
		})
		return () => {
			stop()
			for (const heading of hidden) delete heading.dataset.reveal
		}
	}, [pathname])
	return null
}
