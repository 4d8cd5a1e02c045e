import { BackendError } from './backend.ts'

/** How the client reaches the backend: `globalThis.fetch`, or a function that answers in process. */
export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>

const MAX_REDIRECTS = 3

/**
 * GETs a URL and follows a few redirects on the same origin.
 *
 * Content from another origin would not be the configured backend's.
 */
export async function follow(fetch: Fetch, address: URL, signal: AbortSignal): Promise<Response> {
	let url = address
	for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
		const response = await fetch(url.href, {
			signal,
			redirect: 'manual',
			headers: { accept: 'application/json', 'user-agent': 'fairlead-content' },
		})
		const location = response.headers.get('location')
		if (response.status < 300 || response.status > 399 || !location) return response
		await response.body?.cancel()
		url = redirected(url, location, response.status)
	}
	throw new BackendError(`redirects more than ${MAX_REDIRECTS} times`)
}

function redirected(from: URL, location: string, status: number) {
	const to = URL.canParse(location, from) ? new URL(location, from) : null
	if (to?.origin === from.origin) return to
	const where = to ? to.origin : 'an invalid address'
	throw new BackendError(`redirects to ${where}; set API_BASE to the final address`, status)
}
