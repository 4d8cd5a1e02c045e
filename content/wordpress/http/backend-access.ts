import type { Fetch } from './follow.ts'
import { SIGNED_OPTIONS_CALL, sign } from './signature.ts'

/** The route whose response has a private part for signed requests. */
const SIGNED_ROUTE = SIGNED_OPTIONS_CALL.slice('GET.'.length)

interface BackendAccess {
	/** Credentials and signatures are sent to this origin only. */
	apiBase: string
	/** A WordPress application password, or HTTP basic credentials of its web server. */
	credentials: { user: string; password: string } | undefined
	/** `CONTENT_SECRET`, if set: the backend does not know a generated one. */
	secret: string | undefined
	nowSeconds?: () => number
}

/**
 * Adds credentials to every request to the backend's origin (pictures too) and a signature to requests for the general
 * options. Callers follow redirects, each hop through here.
 */
export function withBackendAccess(fetch: Fetch, access: BackendAccess): Fetch {
	const { apiBase, credentials, secret, nowSeconds = () => Date.now() / 1000 } = access
	if (!credentials && !secret) return fetch
	const { origin } = new URL(apiBase)

	return (address, init) => {
		const url = new URL(address)
		if (url.origin !== origin) return fetch(address, init)
		const headers = new Headers(init.headers)
		if (credentials) headers.set('Authorization', basic(credentials))
		if (secret && isSignedCall(url)) {
			headers.set('X-Rescue-Signature', sign(secret, SIGNED_OPTIONS_CALL, nowSeconds()))
		}
		return fetch(address, { ...init, headers })
	}
}

/** The route is in the path with pretty permalinks, otherwise in a parameter. */
function isSignedCall({ pathname, searchParams }: URL): boolean {
	return pathname.endsWith(`/wp-json${SIGNED_ROUTE}`) || searchParams.get('rest_route') === SIGNED_ROUTE
}

/** https://www.rfc-editor.org/rfc/rfc7617; WordPress shows application passwords with spaces, and accepts them without. */
function basic({ user, password }: { user: string; password: string }): string {
	return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
