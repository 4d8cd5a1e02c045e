import type { Location, NavigationType } from 'react-router'

interface PendingNavigation {
	location: Location
	historyAction: `${NavigationType}`
	/** Also "POST" while following the redirect after a submission. */
	formMethod: string | undefined
}

interface RouterState {
	location: Location
	navigation: PendingNavigation | { location: undefined }
	errors: Record<string, unknown> | null
}

/** The navigation in progress. Modules load outside React, where hooks do not work. */
export function pendingNavigation(): PendingNavigation | undefined {
	const { navigation } = routerState()
	return navigation.location && navigation
}

export function currentLocation(): Location {
	return routerState().location
}

/** Whether a loader, an action or a request failed with this error, rather than rendering. */
export function hasRouterError(error: unknown): boolean {
	return Object.values(routerState().errors ?? {}).includes(error)
}

function routerState(): RouterState {
	// For tools and hot reloading, without a type: no exported API reaches the router outside of React.
	return (window as unknown as { __reactRouterDataRouter: { state: RouterState } }).__reactRouterDataRouter.state
}
