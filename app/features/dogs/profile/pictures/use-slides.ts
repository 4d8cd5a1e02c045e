import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A scroll-snap row of slides: which one is visible, and how to show another. Pass `row` and `onScroll` to the scroll
 * container.
 */
export function useSlides<T extends HTMLElement>() {
	const row = useRef<T>(null)
	const [shown, setShown] = useState(0)
	const follow = useCallback(() => {
		const { scrollLeft, clientWidth } = row.current ?? { scrollLeft: 0, clientWidth: 1 }
		// Negative in right-to-left pages.
		setShown(Math.round(Math.abs(scrollLeft) / (clientWidth || 1)))
	}, [])
	const show = useCallback((index: number) => {
		const slide = row.current?.children[index]
		// Smooth scrolling past unloaded pictures would show empty frames.
		if (slide instanceof HTMLElement) row.current?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
	}, [])
	// A link to "#picture-3" may have moved the row before hydration.
	useEffect(follow, [follow])
	return { row, shown, show, onScroll: follow }
}

/** Arrow keys wrap around, Home and End go to the ends; undefined for other keys. */
export function slideForKey(key: string, shown: number, count: number): number | undefined {
	if (key === 'Home' || key === 'End') return key === 'End' ? count - 1 : 0
	const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
	return step === 0 ? undefined : (shown + step + count) % count
}
