import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component was mounted by hydration. Never causes another render, as a changing snapshot would. */
export function useIsHydrating(): boolean {
	const [mounted] = useState(() => ({ byHydration: false }))
	return useSyncExternalStore(
		never,
		() => mounted.byHydration,
		// Called on the server, and in the browser during hydration only.
		() => {
			mounted.byHydration = true
			return true
		},
	)
}
