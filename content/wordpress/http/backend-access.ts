import { hostsOf } from '../parse/url-context.ts'
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
 * Adds credentials and a signature to the calls of the backend's REST interface: the plugin lets them in where it is closed to visitors. For
 * addresses that the site composes; those in content go through `withFileAccess`. Callers follow redirects, each hop through here.
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

/** Where a file of the media library ends. */
const IS_FILE = /\.[a-z0-9]{1,5}$/i
/** A path through WordPress's PHP or its REST interface. */
const IS_PROGRAM = /(?:\.php|\/wp-json)(?:\/|$)/i

/** In a decoded path: backslashes, which some servers take for slashes, what ends a string, and what would be decoded a second time. */
const IS_AMBIGUOUS = /[\\\p{Cc}]|%[\da-f]{2}/iu

/**
 * Adds credentials to requests for files on the backend's origin, whose web server may ask for them (staging).
 *
 * Their addresses come from content, which any contributor writes: WordPress takes parameters such as `rest_route` and `_method` at every
 * address, so a picture's query would act there as the site's own account. It is dropped on the backend's hosts.
 */
export function withFileAccess(fetch: Fetch, { apiBase, credentials }: BackendAccess): Fetch {
	const { origin } = new URL(apiBase)
	const hosts = hostsOf(apiBase)
	return (address, init) => {
		const url = new URL(address)
		if (!hosts.includes(url.host)) return fetch(address, init)
		url.search = ''
		const headers = new Headers(init.headers)
		if (credentials && url.origin === origin && isFile(url)) {
			headers.set('Authorization', basic(credentials))
		}
		return fetch(url.href, { ...init, headers })
	}
}

/** By the path as the web server reads it: it decodes what is percent-encoded. One that means another path then is no file's. */
function isFile({ pathname }: URL): boolean {
	const path = decoded(pathname)
	if (path === undefined || IS_AMBIGUOUS.test(path) || path.split('/').length !== pathname.split('/').length)
		return false
	return IS_FILE.test(path) && !IS_PROGRAM.test(path)
}

function decoded(pathname: string): string | undefined {
	try {
		return decodeURIComponent(pathname)
	} catch {
		return undefined
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
