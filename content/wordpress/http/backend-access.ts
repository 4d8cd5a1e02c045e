import type { Fetch } from './follow.ts'
import { SIGNED_OPTIONS_CALL, sign } from './signature.ts'

/** The call whose answer has a private part (addresses and words no page shows) for those who sign it. */
const SIGNED_ROUTE = SIGNED_OPTIONS_CALL.slice('GET.'.length)

interface BackendAccess {
	/** The address of the backend: nothing of what follows is ever sent to another origin. */
	apiBase: string
	/** A WordPress application password, or the password of the server in front of it. */
	credentials: { user: string; password: string } | undefined
	/** `CONTENT_SECRET`, when the operator has set it: a generated one says nothing to the backend. */
	secret: string | undefined
	/** For tests. */
	nowSeconds?: () => number
}

/**
 * `fetch` with what the backend asks of us: credentials for every call to its origin (pictures too), and a signature over the
 * route of the general options. Redirects are followed by the callers, each hop through here.
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

/** With pretty permalinks the route is in the path, without them in a parameter; the signature covers the route alone. */
function isSignedCall({ pathname, searchParams }: URL): boolean {
	return pathname.endsWith(`/wp-json${SIGNED_ROUTE}`) || searchParams.get('rest_route') === SIGNED_ROUTE
}

/** https://www.rfc-editor.org/rfc/rfc7617; WordPress shows application passwords with spaces, and takes them with or without. */
function basic({ user, password }: { user: string; password: string }): string {
	return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
