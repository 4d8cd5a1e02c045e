import { type AttemptLimits, attempt, type HttpResponse, RetryableError } from './attempt.ts'
import { BackendError } from './backend.ts'
import type { Fetch } from './follow.ts'
import { createLimiter } from './limiter.ts'
import { explainRefusal } from './refusal.ts'

export interface CallOptions {
	tries?: number
	timeoutMs?: number
}

/** The backend's REST interface; every failure is a `BackendError` that names the call. */
export interface RestApi {
	/** The site the REST interface belongs to, ending in "/". */
	home: URL
	/**
	 * Any answer below 500, also 400 and 404: what they mean depends on the call. `route` is relative to `home` and begins with
	 * one of `rest-prefixes.ts`.
	 */
	ask(route: string, params?: Record<string, string>, options?: CallOptions): Promise<HttpResponse>
	/** The JSON of a 200; anything else is an error. */
	read(route: string, params?: Record<string, string>, options?: CallOptions): Promise<unknown>
	/** The same, for an address beside /wp-json. */
	askSite(path: string, options?: CallOptions): Promise<HttpResponse>
}

export interface RestApiSettings {
	apiBase: string
	fetch: Fetch
	/** For tests; real time otherwise. */
	wait?: (ms: number) => Promise<void>
	limits?: Partial<AttemptLimits>
	/** Whether calls carry API_USER and API_PASSWORD: a refusal then has another cause. */
	hasCredentials?: boolean
}

const TRIES = 3
const MAX_RETRY_AFTER_MS = 10_000
/** A backend whose REST interface is missing altogether is not probed with each call. */
const PROBE_PAUSE_MS = 60_000
const LIMITS: AttemptLimits = { timeoutMs: 8_000, mostBytes: 10 * 1024 * 1024 }

export function createRestApi(settings: RestApiSettings): RestApi {
	const { apiBase, fetch, wait = sleep, limits, hasCredentials = false } = settings
	const home = homeOf(apiBase)
	const limited = createLimiter(4)
	/** Pretty permalinks are off: routes go into the parameter `rest_route`. */
	let hasPlainPermalinks = false
	let probeAgainAt = 0

	async function call(url: URL, { tries = TRIES, timeoutMs }: CallOptions = {}): Promise<HttpResponse> {
		const within = { ...LIMITS, ...limits, ...(timeoutMs ? { timeoutMs } : {}) }
		for (let tried = 1; ; tried += 1) {
			try {
				const answer = await limited(() => attempt(fetch, url, within))
				const refusal = explainRefusal(answer, hasCredentials)
				if (refusal) throw new BackendError(refusal, answer.status)
				return answer
			} catch (error) {
				const pause = error instanceof RetryableError && tried < tries ? pauseBefore(tried, error.retryAfterMs) : null
				if (pause === null) throw named(url, error)
				await wait(pause)
			}
		}
	}

	function urlOf(route: string, params: Record<string, string>): URL {
		const url = new URL(hasPlainPermalinks ? '' : route, home)
		const query = hasPlainPermalinks ? { rest_route: `/${route.replace(/^wp-json\/?/, '')}`, ...params } : params
		url.search = new URLSearchParams(query).toString()
		return url
	}

	async function ask(route: string, params: Record<string, string> = {}, options?: CallOptions) {
		try {
			const answer = await call(urlOf(route, params), options)
			if (answer.status !== 404 || answer.json !== null || !(await findsPlainPermalinks())) return answer
		} catch (error) {
			if (!isMisplaced(error) || !(await findsPlainPermalinks())) throw error
		}
		return call(urlOf(route, params), options)
	}

	/** Whether the backend has just been found to answer `?rest_route=` only. */
	async function findsPlainPermalinks(): Promise<boolean> {
		if (hasPlainPermalinks || Date.now() < probeAgainAt) return false
		probeAgainAt = Date.now() + PROBE_PAUSE_MS
		const url = new URL('?rest_route=/', home)
		const answer = await call(url, { tries: 1 }).catch(() => undefined)
		hasPlainPermalinks = answer?.status === 200 && hasNamespaces(answer.json)
		return hasPlainPermalinks
	}

	async function read(route: string, params?: Record<string, string>, options?: CallOptions) {
		const answer = await ask(route, params, options)
		if (answer.status !== 200) throw unexpected(route, answer)
		return answer.json
	}

	return { home, ask, read, askSite: (path, options) => call(new URL(path, home), options) }
}

/** An answer that is no answer to this call, said with the backend's own words where it sent some. */
export function unexpected(route: string, { status, json }: HttpResponse): BackendError {
	const said = json && typeof json === 'object' && 'message' in json ? `: ${String(json.message).slice(0, 200)}` : ''
	return new BackendError(`the content backend answered ${status} for ${route}${said}`, status)
}

/** Operators write the site's address with or without its slash, and some with /wp-json. */
function homeOf(apiBase: string): URL {
	if (!URL.canParse(apiBase)) throw new BackendError(`"${apiBase}" is not an address of a content backend`)
	const home = new URL(apiBase)
	if (home.username || home.password)
		throw new BackendError('the address of the content backend must not hold a password')
	home.pathname = `${home.pathname.replace(/\/+$/, '').replace(/\/wp-json$/, '')}/`
	home.search = ''
	home.hash = ''
	return home
}

/** With plain permalinks `/wp-json` is missing, a page of HTML, or a redirect to itself; what fails otherwise is an outage. */
function isMisplaced(error: unknown): boolean {
	return error instanceof BackendError && /instead of JSON|redirects more than/.test(error.message)
}

function hasNamespaces(json: unknown): boolean {
	return typeof json === 'object' && json !== null && 'namespaces' in json
}

/** Full jitter, so that several sites do not return in step. Null: the backend asks for more patience than we have. */
function pauseBefore(tried: number, retryAfterMs: number | null): number | null {
	if (retryAfterMs !== null) return retryAfterMs > MAX_RETRY_AFTER_MS ? null : retryAfterMs + Math.random() * 250
	return 100 + Math.random() * 400 * 2 ** tried
}

function named(url: URL, error: unknown): unknown {
	if (!(error instanceof BackendError)) return error
	return new BackendError(`the content backend ${error.message} (${url.pathname}${url.search})`, error.status)
}

function sleep(ms: number) {
	return new Promise<void>((resolve) => setTimeout(resolve, ms))
}
