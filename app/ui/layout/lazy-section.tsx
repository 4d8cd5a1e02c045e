import { type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Around a lazy part below the fold. The server renders it; in the browser its code loads after the first screen is
 * interactive. On the first page only: later a navigation waits for the whole page, so that no part is missing.
 */
export function LazySection({ children }: { children: ReactNode }) {
	const isFirst = useIsHydrating()
	// The same element: a new one would empty a part whose code is still loading.
	return useMemo(() => (isFirst ? <Suspense>{children}</Suspense> : children), [isFirst, children])
}

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
