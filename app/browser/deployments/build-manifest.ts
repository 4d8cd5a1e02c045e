import { useEffect } from 'react'
import { matchPath } from 'react-router'
import { useBuildId } from './build-id.ts'

/** How long after the browser came to rest the manifest is asked for. The specification's number. */
export const ASK_AFTER_MS = 1000
/** Connections on which nothing is fetched that no page needs. */
const TOO_SLOW = 'slow-2g'

/** What may be done ahead with the pages of one pattern. */
export interface RouteRule {
	/** The page has data of its own (`.data`) that can be fetched before it is opened. */
	payload: boolean
	/** The server keeps the page and its data rendered. */
	prerender: boolean
}

let asked: Promise<Map<string, RouteRule>> | undefined

/** Asks for the manifest once the browser has had a moment's rest, so that whoever needs a rule has it. */
export function BuildManifest() {
	const buildId = useBuildId()
	useEffect(() => {
		const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
		if (!buildId || connection?.saveData || connection?.effectiveType === TOO_SLOW) return
		const timer = setTimeout(() => routeRules(buildId).catch(() => {}), ASK_AFTER_MS)
		return () => clearTimeout(timer)
	}, [buildId])
	return null
}

/** The rule of the page at a path; undefined where no page is. Rejects when the manifest cannot be had. */
export async function routeRule(buildId: string, path: string): Promise<RouteRule | undefined> {
	for (const [pattern, rule] of await routeRules(buildId)) if (matchPath(pattern, path)) return rule
	return undefined
}

/** Fetched once. A failure is logged and forgotten: the next caller asks again. */
function routeRules(buildId: string): Promise<Map<string, RouteRule>> {
	asked ??= fetchRules(buildId).catch((error: unknown) => {
		asked = undefined
		// biome-ignore lint/suspicious/noConsole: for whoever looks for it; browsers show it only when asked for everything
		console.debug('No build manifest:', error)
		throw error
	})
	return asked
}

async function fetchRules(buildId: string): Promise<Map<string, RouteRule>> {
	const answer = await fetch(`/builds/meta/${buildId}.json`)
	if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
	const rules = Object.entries((await answer.json())?.routeRules ?? {})
	return new Map(rules.map(([pattern, rule]) => [pattern, readRule(rule)]))
}

function readRule(rule: unknown): RouteRule {
	const { payload, prerender } = Object(rule)
	return { payload: payload === true, prerender: prerender === true }
}
