import pLimit from 'p-limit'
import { type AttemptLimits, attempt, type HttpResponse, RetryableError } from './attempt.ts'
import { BackendError } from './backend.ts'
import type { Fetch } from './follow.ts'
import { explainRefusal } from './refusal.ts'

export const WP_V2 = 'wp-json/wp/v2'
export const CUSTOM_V1 = 'wp-json/custom/v1'

interface CallOptions {
	tries?: number
	timeoutMs?: number
}

/** The backend's REST API; every failure is a `BackendError` that names the call. */
export interface RestApi {
	/** The site the REST interface belongs to, ending in "/". */
	home: URL
	/** Returns any response below 500, including 400 and 404. `route` is relative to `home` and begins with `WP_V2` or `CUSTOM_V1`. */
	ask(route: string, params?: Record<string, string>, options?: CallOptions): Promise<HttpResponse>
	/** The JSON of a 200; throws for any other status. */
	read(route: string, params?: Record<string, string>, options?: CallOptions): Promise<unknown>
	/** Like `ask`, for a path outside /wp-json. */
	askSite(path: string, options?: CallOptions): Promise<HttpResponse>
}

interface RestApiSettings {
	apiBase: string
	fetch: Fetch
	wait?: (ms: number) => Promise<void>
	limits?: Partial<AttemptLimits>
	/** Changes the explanation of a refusal. */
	hasCredentials?: boolean
}

/** A small WordPress serves four at once, not forty. */
const MAX_CONCURRENT = 4
const MAX_ATTEMPTS = 3
const MAX_RETRY_AFTER_MS = 10_000
const PROBE_INTERVAL_MS = 60_000
const LIMITS: AttemptLimits = { timeoutMs: 8_000, maxBytes: 10 * 1024 * 1024 }

export function createRestApi(settings: RestApiSettings): RestApi {
	const { apiBase, fetch, wait = sleep, limits, hasCredentials = false } = settings
	const home = homeOf(apiBase)
	const limited = pLimit(MAX_CONCURRENT)
	let hasPlainPermalinks = false
	let probeAgainAt = 0

	async function call(url: URL, { tries = MAX_ATTEMPTS, timeoutMs }: CallOptions = {}): Promise<HttpResponse> {
		const attemptLimits = { ...LIMITS, ...limits, ...(timeoutMs ? { timeoutMs } : {}) }
		for (let attempts = 1; ; attempts += 1) {
			try {
				const answer = await limited(() => attempt(fetch, url, attemptLimits))
				const refusal = explainRefusal(answer, hasCredentials)
				if (refusal) throw new BackendError(refusal, answer.status)
				return answer
			} catch (error) {
				const delay =
					error instanceof RetryableError && attempts < tries ? retryDelay(attempts, error.retryAfterMs) : undefined
				if (delay === undefined) throw withUrl(url, error)
				await wait(delay)
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

	async function findsPlainPermalinks(): Promise<boolean> {
		if (hasPlainPermalinks || Date.now() < probeAgainAt) return false
		probeAgainAt = Date.now() + PROBE_INTERVAL_MS
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

/** An error for an unexpected response, with the backend's message if it sent one. */
export function unexpected(route: string, { status, json }: HttpResponse): BackendError {
	const said = json && typeof json === 'object' && 'message' in json ? `: ${String(json.message).slice(0, 200)}` : ''
	return new BackendError(`the content backend answered ${status} for ${route}${said}`, status)
}

/** API_BASE may have a trailing slash or /wp-json. */
function homeOf(apiBase: string): URL {
	if (!URL.canParse(apiBase)) throw new BackendError(`"${apiBase}" is not an address of a content backend`)
	const home = new URL(apiBase)
	if (home.username || home.password)
		throw new BackendError('the address of the content backend must not contain a password')
	home.pathname = `${home.pathname.replace(/\/+$/, '').replace(/\/wp-json$/, '')}/`
	home.search = ''
	home.hash = ''
	return home
}

/** With plain permalinks `/wp-json` is missing, an HTML page, or a redirect loop; other failures are outages. */
function isMisplaced(error: unknown): boolean {
	return error instanceof BackendError && /instead of JSON|redirects more than/.test(error.message)
}

function hasNamespaces(json: unknown): boolean {
	return typeof json === 'object' && json !== null && 'namespaces' in json
}

/** Backoff with full jitter; undefined when `Retry-After` is too long to wait for. */
function retryDelay(attempts: number, retryAfterMs: number | undefined): number | undefined {
	if (retryAfterMs !== undefined)
		return retryAfterMs > MAX_RETRY_AFTER_MS ? undefined : retryAfterMs + Math.random() * 250
	return 100 + Math.random() * 400 * 2 ** attempts
}

function withUrl(url: URL, error: unknown): unknown {
	if (!(error instanceof BackendError)) return error
	return new BackendError(`the content backend ${error.message} (${url.pathname}${url.search})`, error.status)
}

function sleep(ms: number) {
	return new Promise<void>((resolve) => setTimeout(resolve, ms))
}
