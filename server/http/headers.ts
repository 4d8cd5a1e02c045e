import type { MiddlewareHandler } from 'hono'

/** Pages: asked for again each time by browsers, kept a minute by shared caches and a while longer during an outage. */
export const PAGE_CACHE = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'
/** Page payloads: long enough that a link preloaded on hover is not fetched twice by the click. */
export const PAYLOAD_CACHE = 'public, max-age=5, s-maxage=60, stale-while-revalidate=600'
/** Addresses that change with their content. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'
/** Files with a fixed name: favicon, robots.txt, sitemap. */
export const FIXED_NAME_CACHE = 'public, max-age=3600'
/** What other sites fetch again and again: a dog who found a home is gone from it within ten minutes. */
export const FEED_CACHE = 'public, max-age=300, stale-while-revalidate=300'
/** Icons: their sets change with an update of the site. */
export const ICON_CACHE = 'public, max-age=604800'
export const NO_STORE = 'no-store'
/** When to come back while there is no content: the content backend is asked again well within it. */
export const RETRY_AFTER_SECONDS = 30

interface PolicyOptions {
	https?: boolean
	styleHashes?: string[]
	/** Hosts whose sound and film articles may play: the backend's own, and those of `MEDIA_HOSTS`. */
	mediaHosts?: readonly string[]
}

/**
 * The content security policy of a page. One policy for the whole site: a document's policy outlives client navigation.
 * Inline style attributes are allowed because focal points and transition names are set by them.
 */
export function contentSecurityPolicy(
	scriptHashes: string[] = [],
	{ https = false, styleHashes = [], mediaHosts = [] }: PolicyOptions = {},
): string {
	return [
		"default-src 'none'",
		["script-src 'self'", ...scriptHashes].join(' '),
		["style-src 'self'", ...styleHashes].join(' '),
		"style-src-attr 'unsafe-inline'",
		"img-src 'self'",
		["media-src 'self'", ...mediaHosts].join(' '),
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...(https ? ['upgrade-insecure-requests'] : []),
	].join('; ')
}

/** Puts the security headers on every answer, errors too. Pages bring their own content security policy. */
export function securityHeaders({ https }: { https: boolean }): MiddlewareHandler {
	return async (c, next) => {
		await next()
		secure(c.res.headers, { https })
	}
}

/** The same for headers that no middleware sees: those of pages that are kept. */
export function secure(headers: Headers, { https }: { https: boolean }) {
	if (!headers.has('Content-Security-Policy')) {
		headers.set('Content-Security-Policy', contentSecurityPolicy([], { https }))
	}
	headers.set('X-Content-Type-Options', 'nosniff')
	if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
	headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()')
	headers.set('Cross-Origin-Opener-Policy', 'same-origin')
	if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', resourcePolicy(headers))
	headers.set('X-Frame-Options', 'DENY')
	// Not `includeSubDomains`: a charity's mail or WordPress may still be on http beside it, and browsers remember.
	if (https) headers.set('Strict-Transport-Security', 'max-age=31536000')
}

/** For answers that pages of any other site may fetch and read. */
export const OPEN_TO_ALL = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Pictures are shown by other sites, in their previews and lists of our dogs; the rest is ours to show. */
function resourcePolicy(headers: Headers): 'cross-origin' | 'same-origin' {
	return headers.get('Content-Type')?.startsWith('image/') ? 'cross-origin' : 'same-origin'
}
