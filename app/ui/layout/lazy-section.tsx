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

/** Whether the component was mounted by hydration. */
export function useIsHydrating(): boolean {
	const isServed = useSyncExternalStore(
		never,
		() => false,
		() => true,
	)
	// The value at mount: it changes after hydration.
	return useState(isServed)[0]
}
