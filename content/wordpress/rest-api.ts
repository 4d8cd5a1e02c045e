import { type Answer, type AttemptLimits, attempt, Unsettled } from './attempt.ts'
import { BackendError } from './backend.ts'
import type { Fetch } from './follow.ts'
import { createLimiter } from './limiter.ts'

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
	ask(route: string, params?: Record<string, string>, options?: CallOptions): Promise<Answer>
	/** The JSON of a 200; anything else is an error. */
	read(route: string, params?: Record<string, string>, options?: CallOptions): Promise<unknown>
	/** The same, for an address beside /wp-json. */
	askSite(path: string, options?: CallOptions): Promise<Answer>
}

export interface RestApiSettings {
	apiBase: string
	fetch: Fetch
	/** For tests; real time otherwise. */
	wait?: (ms: number) => Promise<void>
	limits?: Partial<AttemptLimits>
}

const TRIES = 3
const LONGEST_WAIT_MS = 10_000
const LIMITS: AttemptLimits = { timeoutMs: 8_000, mostBytes: 10 * 1024 * 1024 }

export function createRestApi({ apiBase, fetch, wait = sleep, limits }: RestApiSettings): RestApi {
	const home = homeOf(apiBase)
	const limited = createLimiter(4)

	async function call(url: URL, { tries = TRIES, timeoutMs }: CallOptions = {}): Promise<Answer> {
		const within = { ...LIMITS, ...limits, ...(timeoutMs ? { timeoutMs } : {}) }
		for (let tried = 1; ; tried += 1) {
			try {
				return await limited(() => attempt(fetch, url, within))
			} catch (error) {
				const pause = error instanceof Unsettled && tried < tries ? pauseBefore(tried, error.retryAfterMs) : null
				if (pause === null) throw named(url, error)
				await wait(pause)
			}
		}
	}

	function ask(route: string, params: Record<string, string> = {}, options?: CallOptions) {
		const url = new URL(route, home)
		url.search = new URLSearchParams(params).toString()
		return call(url, options)
	}

	async function read(route: string, params?: Record<string, string>, options?: CallOptions) {
		const answer = await ask(route, params, options)
		if (answer.status !== 200) throw unexpected(route, answer)
		return answer.json
	}

	return { home, ask, read, askSite: (path, options) => call(new URL(path, home), options) }
}

/** An answer that is no answer to this call, said with the backend's own words where it sent some. */
export function unexpected(route: string, { status, json }: Answer): BackendError {
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

/** Full jitter, so that several sites do not return in step. Null: the backend asks for more patience than we have. */
function pauseBefore(tried: number, retryAfterMs: number | null): number | null {
	if (retryAfterMs !== null) return retryAfterMs > LONGEST_WAIT_MS ? null : retryAfterMs + Math.random() * 250
	return 100 + Math.random() * 400 * 2 ** tried
}

function named(url: URL, error: unknown): unknown {
	if (!(error instanceof BackendError)) return error
	return new BackendError(`the content backend ${error.message} (${url.pathname}${url.search})`, error.status)
}

function sleep(ms: number) {
	return new Promise<void>((resolve) => setTimeout(resolve, ms))
}
