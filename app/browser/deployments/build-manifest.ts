import { useEffect } from 'react'
import { matchPath } from 'react-router'
import { useBuildId } from './build-id.ts'

/** Delay after the browser is idle before the manifest is fetched (specification). */
export const FETCH_DELAY_MS = 1000
/** Connections on which nothing optional is fetched. */
const TOO_SLOW = 'slow-2g'

export interface RouteRule {
	/** The page has data (`.data`). */
	payload: boolean
	prerender: boolean
}

let request: Promise<Map<string, RouteRule>> | undefined

/** Fetches the manifest once the browser is idle. */
export function BuildManifest() {
	const buildId = useBuildId()
	useEffect(() => {
		const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
		if (!buildId || connection?.saveData || connection?.effectiveType === TOO_SLOW) return
		const timer = setTimeout(() => routeRules(buildId).catch(() => {}), FETCH_DELAY_MS)
		return () => clearTimeout(timer)
	}, [buildId])
	return null
}

/** Undefined where no page matches. Rejects if the manifest fails to load. */
export async function routeRule(buildId: string, path: string): Promise<RouteRule | undefined> {
	for (const [pattern, rule] of await routeRules(buildId)) if (matchPath(pattern, path)) return rule
	return undefined
}

/** A failure is logged, and the next caller fetches again. */
function routeRules(buildId: string): Promise<Map<string, RouteRule>> {
	request ??= fetchRules(buildId).catch((error: unknown) => {
		request = undefined
		// biome-ignore lint/suspicious/noConsole: a diagnostic, hidden unless verbose logging is on
		console.debug('No build manifest:', error)
		throw error
	})
	return request
}

async function fetchRules(buildId: string): Promise<Map<string, RouteRule>> {
	const response = await fetch(`/builds/meta/${buildId}.json`)
	if (!response.ok) throw new Error(`HTTP ${response.status}`)
	const rules = Object.entries((await response.json())?.routeRules ?? {})
	return new Map(rules.map(([pattern, rule]) => [pattern, readRule(rule)]))
}

function readRule(rule: unknown): RouteRule {
	const { payload, prerender } = Object(rule)
	return { payload: payload === true, prerender: prerender === true }
}
