import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => {}

/**
 * Whether this is drawn by a browser that has taken the page over: false on the server and in the first drawing after it,
 * so that what only scripts can do is offered only where they run.
 */
export function useInBrowser(): boolean {
	return useSyncExternalStore(
		nothingChanges,
		() => true,
		() => false,
	)
}
