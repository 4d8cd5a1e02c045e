import {
	matchRoutes,
	type UNSAFE_AssetsManifest as RouteManifest,
	type UNSAFE_RouteModules as RouteModules,
	type RouteObject,
} from 'react-router'

/** What the router knows of its routes' files (`UNSAFE_FrameworkContext`). */
export interface RouteFiles {
	manifest: RouteManifest
	/** By route id; only those loaded. */
	routeModules: RouteModules
}

type ManifestRoute = NonNullable<RouteManifest['routes'][string]>

export interface PageFiles {
	modules: string[]
	/** Null for a page without loaders. */
	payload: string | undefined
}

let tree: RouteObject[] | undefined

/**
 * Undefined where no page matches.
 * @param shown Ids of the current routes, which are not requested again if they say so (`shouldRevalidate`).
 */
export function pageFiles(url: URL, shown: string[], { manifest, routeModules }: RouteFiles): PageFiles | undefined {
	const { routes } = manifest
	tree ??= childrenOf(
		undefined,
		Object.values(routes).filter((route) => route !== undefined),
	)
	const matches = matchRoutes(tree, url.pathname)?.flatMap(({ route }) => routes[route.id ?? ''] ?? [])
	if (!matches || matches.at(-1)?.path === '*') return undefined
	const loaded = new Set(Object.keys(routeModules).flatMap((id) => codeOf(routes[id])))
	return {
		modules: [...new Set(matches.flatMap(codeOf))].filter((address) => !loaded.has(address)),
		payload: payloadUrl(
			url,
			matches.filter(({ hasLoader }) => hasLoader).map(({ id }) => id),
			(id) => shown.includes(id) && routeModules[id]?.shouldRevalidate !== undefined,
		),
	}
}

function codeOf(route: ManifestRoute | undefined): string[] {
	return route ? [route.module, ...(route.imports ?? [])] : []
}

function childrenOf(parentId: string | undefined, routes: ManifestRoute[]): RouteObject[] {
	return routes
		.filter((route) => route.parentId === parentId)
		.map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: childrenOf(id, routes) }))
}

/** Exactly the URL of the router's request: otherwise the browser cache would miss. */
function payloadUrl(url: URL, loading: string[], isReused: (id: string) => boolean): string | undefined {
	const requested = loading.filter((id) => !isReused(id))
	if (requested.length === 0) return undefined
	const address = new URL(url)
	address.hash = ''
	address.pathname += address.pathname.endsWith('/') ? '_.data' : '.data'
	if (requested.length < loading.length) address.searchParams.set('_routes', requested.join(','))
	return address.pathname + address.search
}
