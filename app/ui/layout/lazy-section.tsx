import { type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Round a part of the page that is further down and made with `lazy`. The server renders it like the rest; in the browser
 * its code comes after the code that makes the first screen answer. Only on the first page: later a link waits for the
 * whole page, or its lower half would be missing for a moment.
 */
export function LazySection({ children }: { children: ReactNode }) {
	const isFirst = useIsHydrating()
	// The same element when it has: a new one would empty a part whose code is still on its way.
	return useMemo(() => (isFirst ? <Suspense>{children}</Suspense> : children), [isFirst, children])
}

/** Whether the component stands on the page as the server sent it; one that came to be later does not. */
export function useIsHydrating(): boolean {
	const isServed = useSyncExternalStore(
		never,
		() => false,
		() => true,
	)
	// As it was when this came to be: the answer changes once the server's page is in React's hands.
	return useState(isServed)[0]
}
