import { matchPath } from 'react-router'
import { type RouteRule, routeRules } from '../deployments/build-manifest.ts'

/** Undefined where no page matches. Rejects if the manifest fails to load. */
export async function routeRule(path: string): Promise<RouteRule | undefined> {
	for (const [pattern, rule] of await routeRules()) if (matchPath(pattern, path)) return rule
	return undefined
}
