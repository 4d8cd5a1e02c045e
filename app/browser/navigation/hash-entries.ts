import { useLocation, useNavigationType } from 'react-router'

let latestKey: string | undefined

/**
 * Gives each history entry of a fragment link its own key, as the router's entries have. Without it they share one, and
 * Back restores the wrong position. Call once, before the router listens.
 */
export function separateHashEntries() {
	window.addEventListener(
		'popstate',
		() => {
			if (window.history.state) return
			latestKey = Math.random().toString(36).slice(2)
			// `idx` is the router's index; null means unknown.
			window.history.replaceState({ key: latestKey, idx: null }, '')
		},
		true,
	)
}

/** Whether the current entry was just made by a fragment link. */
export function isNewHashEntry(): boolean {
	return latestKey !== undefined && window.history.state?.key === latestKey
}

/** Whether the navigation was Back or Forward. The router reports fragment links as such, too. */
export function useIsHistoryNavigation(): boolean {
	const { key } = useLocation()
	return useNavigationType() === 'POP' && key !== latestKey
}
