import { type ReactNode, useSyncExternalStore } from 'react'

const nothingChanges = () => () => {}

/** Renders `children` after hydration, before that `fallback`. Reserve their space to avoid layout shift. */
export function ClientOnly({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
	const isInBrowser = useSyncExternalStore(
		nothingChanges,
		() => true,
		() => false,
	)
	return isInBrowser ? children : fallback
}
