import { matchRoutes } from 'react-router'
import { type RouteRule, routeRules } from '../deployments/build-manifest.ts'

/** Undefined where no page matches. Rejects if the manifest fails to load. */
export async function routeRule(path: string): Promise<RouteRule | undefined> {
	const pages = [...(await routeRules())].map(([pattern, rule]) => ({ path: pattern, handle: rule }))
	return matchRoutes(pages, path)?.[0]?.route.handle
}

/** The URL of a page's data, exactly as the router requests it: otherwise the browser's cache would miss. */
export function payloadUrl({ pathname, search }: { pathname: string; search: string }, { loaders }: RouteRule): string {
	const params = new URLSearchParams(search)
	params.set('_routes', loaders.join(','))
	return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${params}`
}
