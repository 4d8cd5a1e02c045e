import { useRef } from 'react'
import { useChangeEffect } from '#app/ui/layout/hydration.ts'

/**
 * Scrolls to the top and focuses the heading when a page replaces its form at the same URL, which the router does not
 * treat as a navigation.
 */
export function useFocusOnAnswer(isAnswer: boolean) {
	const heading = useRef<HTMLHeadingElement>(null)
	useChangeEffect(isAnswer, () => {
		if (!isAnswer) return
		window.scrollTo({ top: 0, behavior: 'instant' })
		heading.current?.focus({ preventScroll: true })
	})
	return heading
}
