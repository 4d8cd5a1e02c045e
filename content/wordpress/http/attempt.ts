import { BodyTooLargeError, readAtMost } from '#lib/read-at-most.ts'
import { BackendError } from './backend.ts'
import { type Fetch, follow } from './follow.ts'

export interface HttpResponse {
	status: number
	headers: Headers
	json: unknown
}

export interface AttemptLimits {
	timeoutMs: number
	maxBytes: number
}

/** A failure worth retrying, with the backend's `Retry-After`. */
export class RetryableError extends BackendError {
	readonly retryAfterMs: number | undefined
	constructor(message: string, status: number | null = null, retryAfterMs?: number) {
		super(message, status)
		this.retryAfterMs = retryAfterMs
	}
}

/** One request within the timeout, even if the injected `fetch` ignores its signal. */
export async function attempt(fetch: Fetch, url: URL, limits: AttemptLimits): Promise<HttpResponse> {
	const signal = AbortSignal.timeout(limits.timeoutMs)
	const timeout = new Promise<never>((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true })
	})
	try {
		return await Promise.race([exchange(fetch, url, limits, signal), timeout])
	} catch (error) {
		if (error instanceof BackendError) throw error
		if (signal.aborted) throw new RetryableError(`did not answer within ${limits.timeoutMs / 1000} s`)
		throw new RetryableError(`could not be reached (${reasonOf(error)})`)
	}
}

async function exchange(fetch: Fetch, url: URL, limits: AttemptLimits, signal: AbortSignal): Promise<HttpResponse> {
	const response = await follow(fetch, url, signal)
	const { status, headers } = response
	if (status === 429 || status >= 500) {
		await response.body?.cancel()
		throw new RetryableError(`answered ${status}`, status, retryAfter(headers.get('retry-after')))
	}
	return { status, headers, json: parse(await readText(response, limits.maxBytes), response) }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
	try {
		// TextDecoder also drops a byte order mark, which JSON.parse rejects.
		return new TextDecoder().decode(await readAtMost(response, maxBytes))
	} catch (error) {
		if (!(error instanceof BodyTooLargeError)) throw error
		throw new BackendError(`sent more than ${Math.round(maxBytes / 1024 / 1024)} MB`, response.status)
	}
}

function parse(body: string, { status, ok, headers }: Response): unknown {
	const type = headers.get('content-type') ?? ''
	// Some servers send JSON as text/html.
	if (!/\bjson\b/i.test(type) && !/^\s*[[{]/.test(body)) {
		if (!ok) return null
		const start = body.trim().replace(/\s+/g, ' ').slice(0, 80)
		throw new BackendError(`answered ${type || 'without a content type'} instead of JSON: ${start}`, status)
	}
	try {
		return withoutLoneSurrogates(body, JSON.parse(body))
	} catch {
		if (!ok) return null
		// A crashed PHP process leaves half a response; a retry usually succeeds.
		throw new RetryableError(`sent JSON that ends early or is broken (${body.length} characters)`, status)
	}
}

function retryAfter(value: string | null): number | undefined {
	if (!value) return undefined
	const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
	return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : undefined
}

/** "fetch failed" has its reason in `cause`. */
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	const cause = error.cause
	if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
	return error.message
}

/** JSON can contain lone surrogates ("\\ud83d"), which cannot be encoded as UTF-8. */
const ESCAPED_SURROGATE = /\\ud[89a-f]/i

/** Removes lone surrogates from parsed JSON. `text` is its source, checked first: most responses have none. */
export function withoutLoneSurrogates(text: string, json: unknown): unknown {
	return ESCAPED_SURROGATE.test(text) ? cleaned(json) : json
}

function cleaned(value: unknown): unknown {
	if (typeof value === 'string') return value.isWellFormed() ? value : value.replaceAll(/\p{Surrogate}/gu, '')
	if (Array.isArray(value)) return value.map(cleaned)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]))
}
