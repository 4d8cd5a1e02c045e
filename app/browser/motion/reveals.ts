import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { addScrollTrigger } from './scroll-triggers.ts'

/** Just above the foot of the window: what comes is seen coming. */
const COMES_AT = 0.95

/**
 * Lets headings come as one reads on where the style sheet alone cannot (`.reveal` in `ui/styles/motion.css`). Only what is
 * below the window waits, and only while this watches: nothing can stay hidden.
 */
export function Reveals() {
	const { pathname } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: another path has other headings
	useEffect(() => {
		if (CSS.supports('animation-timeline: view()')) return
		const waiting = [...document.querySelectorAll<HTMLElement>('.reveal')].filter(
			(each) => each.getBoundingClientRect().top > window.innerHeight,
		)
		for (const each of waiting) each.dataset.reveal = 'waits'
		const end = addScrollTrigger({
			targets: waiting,
			line: COMES_AT,
			changed(target, isReached) {
				if (isReached && target instanceof HTMLElement) target.dataset.reveal = 'comes'
			},
		})
		return () => {
			end()
			for (const each of waiting) delete each.dataset.reveal
		}
	}, [pathname])
	return null
}
