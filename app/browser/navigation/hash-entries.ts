import { useLocation, useNavigationType } from 'react-router'

/** The key of the entry that a link to a part of the page ("#fees") made last. */
let latest: string | undefined

/**
 * Gives the history entries that the browser makes by itself, for links that are only a hash, a key each as the router's have.
 * Without it they share one, and Back finds the position of another. Call once, before the router listens.
 */
export function keepHashEntriesApart() {
	window.addEventListener(
		'popstate',
		() => {
			if (window.history.state) return
			latest = Math.random().toString(36).slice(2)
			// `idx` is what the router counts entries by; it takes null for "not known".
			window.history.replaceState({ key: latest, idx: null }, '')
		},
		true,
	)
}

/** Whether the entry that is shown was just made by such a link. */
export function isNewHashEntry(): boolean {
	return latest !== undefined && window.history.state?.key === latest
}

/** Whether Back or Forward led here. The router says so of those links, too. */
export function useIsWayBack(): boolean {
	const { key } = useLocation()
	return useNavigationType() === 'POP' && key !== latest
}
