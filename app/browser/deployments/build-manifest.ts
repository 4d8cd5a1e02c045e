import { whenIdle } from '../when-idle.ts'

/** Delay after the browser is idle before the manifest is fetched (specification). */
const FETCH_DELAY_MS = 1000
/** Connections on which nothing optional is fetched. */
const TOO_SLOW = 'slow-2g'

export interface RouteRule {
	/** The page has data (`.data`). */
	payload: boolean
	prerender: boolean
	/** Ids of the routes whose data a navigation to the page asks for. */
	loaders: string[]
	/** URLs of the page's code and of what it imports. */
	files: string[]
}

let buildId: string | undefined
let request: Promise<Map<string, RouteRule>> | undefined
let isRead = () => {}

/** Resolves when the manifest was fetched at its time; never on connections where it is not. */
export const whenManifestIsRead = new Promise<void>((resolve) => {
	isRead = resolve
})

/** Fetches the manifest of this tab's build once the browser is idle. */
export function startBuildManifest(ownBuildId: string) {
	buildId = ownBuildId
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
	if (connection?.saveData || connection?.effectiveType === TOO_SLOW) return
	whenIdle(() => setTimeout(() => routeRules().then(isRead, () => {}), FETCH_DELAY_MS))
}

/** By route pattern; none in development. A failure is logged and rejects, and the next caller fetches again. */
export function routeRules(): Promise<Map<string, RouteRule>> {
	request ??= fetchRules().catch((error: unknown) => {
		request = undefined
		// biome-ignore lint/suspicious/noConsole: a diagnostic, hidden unless verbose logging is on
		console.debug('No build manifest:', error)
		throw error
	})
	return request
}

async function fetchRules(): Promise<Map<string, RouteRule>> {
	if (!buildId) return new Map()
	const response = await fetch(`/builds/meta/${buildId}.json`)
	if (!response.ok) throw new Error(`HTTP ${response.status}`)
	const rules = Object.entries((await response.json())?.routeRules ?? {})
	return new Map(rules.map(([pattern, rule]) => [pattern, readRule(rule)]))
}

function readRule(rule: unknown): RouteRule {
	const { payload, prerender, loaders, files } = Object(rule)
	return {
		payload: payload === true,
		prerender: prerender === true,
		loaders: Array.isArray(loaders) ? loaders : [],
		files: Array.isArray(files) ? files : [],
	}
}
