import { useEffect, useRef } from 'react'

/**
 * For the heading of a page that comes in place of its form: it is a new page, but its address is the old one, so nothing else
 * would notice. It begins at its top and takes the keyboard and the screen reader to its heading.
 */
export function useFocusOnAnswer(isAnswer: boolean) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (!isAnswer) return
		window.scrollTo({ top: 0, behavior: 'instant' })
		heading.current?.focus({ preventScroll: true })
	}, [isAnswer])
	return heading
}
