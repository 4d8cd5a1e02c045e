import type { Fetch } from './follow.ts'
import { sign, signedCall } from './signature.ts'

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
 * Adds credentials to every request to the backend's origin (pictures too) and a signature to those of its REST
 * interface: the plugin lets them in where it is closed to visitors. Callers follow redirects, each hop through here.
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
		const route = restRoute(url)
		const isSigned = headers.has('X-Rescue-Signature')
		if (secret && route && !isSigned) headers.set('X-Rescue-Signature', sign(secret, signedCall(route), nowSeconds()))
		return fetch(address, { ...init, headers })
	}
}

/** The route is in the path with pretty permalinks, otherwise in a parameter. */
function restRoute({ pathname, searchParams }: URL): string | undefined {
	const [, route] = /\/wp-json(\/.+?)\/?$/.exec(pathname) ?? []
	return route ?? searchParams.get('rest_route') ?? undefined
}

/** https://www.rfc-editor.org/rfc/rfc7617; WordPress shows application passwords with spaces, and accepts them without. */
function basic({ user, password }: { user: string; password: string }): string {
	return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
