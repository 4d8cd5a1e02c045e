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

/** The key of the entry that a fragment link made last. */
export function latestHashEntry(): string | undefined {
	return latestKey
}

/** Whether the current entry was just made by a fragment link. */
export function isNewHashEntry(): boolean {
	return latestKey !== undefined && window.history.state?.key === latestKey
}
