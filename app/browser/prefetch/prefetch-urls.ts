import { matchRoutes, type RouteObject } from 'react-router'

/** The part of the router's manifest that says which files a page is made of. */
interface ManifestRoute {
	id: string
	parentId?: string
	path?: string
	index?: boolean
	hasLoader: boolean
	module: string
	imports?: string[]
}

declare global {
	interface Window {
		__reactRouterManifest?: { routes: Record<string, ManifestRoute> }
		__reactRouterRouteModules?: Record<string, { shouldRevalidate?: unknown }>
	}
}

/** What the router will ask for when somebody goes there. */
export interface PageFiles {
	modules: string[]
	/** The answer of the page's loaders; null for a page without any. */
	payload: string | null
}

let tree: RouteObject[] | undefined

/**
 * The files of a page of this site, by its address; null for addresses that are no page.
 *
 * @param shown The ids of the routes on the screen: theirs is not asked for again if they say so (`shouldRevalidate`).
 */
export function pageFiles(url: URL, shown: string[]): PageFiles | null {
	const routes = window.__reactRouterManifest?.routes
	if (!routes) return null
	tree ??= childrenOf(undefined, Object.values(routes))
	const matches = matchRoutes(tree, url.pathname)?.flatMap(({ route }) => routes[route.id ?? ''] ?? [])
	if (!matches || matches.at(-1)?.path === '*') return null
	const modules = window.__reactRouterRouteModules ?? {}
	const loaded = new Set(Object.keys(modules).flatMap((id) => codeOf(routes[id])))
	return {
		modules: [...new Set(matches.flatMap(codeOf))].filter((address) => !loaded.has(address)),
		payload: payloadAddress(
			url,
			matches.filter(({ hasLoader }) => hasLoader).map(({ id }) => id),
			(id) => shown.includes(id) && modules[id]?.shouldRevalidate !== undefined,
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

/** Letter for letter what the router's single fetch will ask, or the browser would keep it in vain. */
function payloadAddress(url: URL, loading: string[], isKept: (id: string) => boolean): string | null {
	const asked = loading.filter((id) => !isKept(id))
	if (asked.length === 0) return null
	const address = new URL(url)
	address.hash = ''
	address.pathname += address.pathname.endsWith('/') ? '_.data' : '.data'
	if (asked.length < loading.length) address.searchParams.set('_routes', asked.join(','))
	return address.pathname + address.search
}
