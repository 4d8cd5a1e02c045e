import { type ReactNode, useSyncExternalStore } from 'react'

const nothingChanges = () => () => {}

/**
 * Shows what only scripts can do where they run: nothing on the server and in the first drawing after it, then `children`.
 * Keep room for them, or what stands below moves.
 */
export function ClientOnly({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
	const isInBrowser = useSyncExternalStore(
		nothingChanges,
		() => true,
		() => false,
	)
	return isInBrowser ? children : fallback
}
