import { useLayoutEffect } from 'react'
import { useIsHydrating } from '#app/ui/layout/hydration.ts'
import { redoPageChanges, undoPageChanges } from './page-changes.ts'
import { followTranslatedTexts } from './translated-texts.ts'

let isFollowing = false

/**
 * Lets React read the page as the server sent it, also when a translator or an extension has changed it since; then
 * their nodes return. Call first in the outermost component: React reads the page while it renders.
 */
export function usePageAsSent() {
	const isHydrating = useIsHydrating()
	if (!import.meta.env.SSR && isHydrating) undoPageChanges()
	useLayoutEffect(() => {
		if (isFollowing) return
		isFollowing = true
		followTranslatedTexts(redoPageChanges())
	}, [])
}
