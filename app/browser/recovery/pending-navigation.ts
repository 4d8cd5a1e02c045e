import type { Location, NavigationType } from 'react-router'

interface PendingNavigation {
	location: Location
	historyAction: `${NavigationType}`
	/** "POST" also on the way to where the answer to a form leads. */
	formMethod: string | undefined
}

interface RouterState {
	location: Location
	navigation: PendingNavigation | { location: undefined }
	errors: Record<string, unknown> | null
}

/** Where the router is on its way to. Files are loaded outside of React, where no hook tells. */
export function pendingNavigation(): PendingNavigation | undefined {
	const { navigation } = routerState()
	return navigation.location && navigation
}

/** The address of the page that is shown. */
export function currentLocation(): Location {
	return routerState().location
}

/** Whether a loader, an action or their request failed with this error, rather than rendering. */
export function hasRouterError(error: unknown): boolean {
	return Object.values(routerState().errors ?? {}).includes(error)
}

function routerState(): RouterState {
	// The router puts itself there for tools and hot reloading; it has no type for that.
	return (window as unknown as { __reactRouterDataRouter: { state: RouterState } }).__reactRouterDataRouter.state
}
