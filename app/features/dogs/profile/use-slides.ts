import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A row of slides that is scrolled sideways, each as wide as the row: which one is in view, and a way to bring another
 * there. The browser does the swiping; this only follows. Give `row` and `onScroll` to the scrolling element.
 */
export function useSlides<T extends HTMLElement>() {
	const row = useRef<T>(null)
	const [shown, setShown] = useState(0)
	const follow = useCallback(() => {
		const { scrollLeft, clientWidth } = row.current ?? { scrollLeft: 0, clientWidth: 1 }
		// Negative where the page reads from right to left.
		setShown(Math.round(Math.abs(scrollLeft) / (clientWidth || 1)))
	}, [])
	const show = useCallback((index: number) => {
		const slide = row.current?.children[index]
		// At once: gliding past pictures that are not loaded yet would show empty frames.
		if (slide instanceof HTMLElement) row.current?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
	}, [])
	// A link to "#picture-3" has moved the row before this code was here, and told nobody.
	useEffect(follow, [follow])
	return { row, shown, show, onScroll: follow }
}

/** The slide that a key asks for: arrow keys go round at the ends, Home and End go to them; null for other keys. */
export function slideForKey(key: string, shown: number, count: number): number | null {
	if (key === 'Home' || key === 'End') return key === 'End' ? count - 1 : 0
	const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
	return step === 0 ? null : (shown + step + count) % count
}
