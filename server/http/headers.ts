import type { MiddlewareHandler } from 'hono'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** Pages: revalidated by browsers on each request, cached for a minute by shared caches, longer during an outage. */
export const PAGE_CACHE = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'
/** Long enough that a payload prefetched on hover is not fetched twice. */
export const PAYLOAD_CACHE = 'public, max-age=5, s-maxage=60, stale-while-revalidate=600'
/** Pages that say what is left: shared caches ask again each time. */
export const STOCK_PAGE_CACHE = 'public, max-age=0, must-revalidate'
export const STOCK_PAYLOAD_CACHE = 'public, max-age=5, must-revalidate'
/** URLs that change with their content. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'
/** Files with a fixed name: favicon, robots.txt, sitemap. */
export const FIXED_NAME_CACHE = 'public, max-age=3600'
/** A rehomed dog is gone from other sites' copies within ten minutes. */
export const FEED_CACHE = 'public, max-age=300, stale-while-revalidate=300'
/** Icon sets change with an update of the site. */
export const ICON_CACHE = 'public, max-age=604800'
export const NO_STORE = 'no-store'
/** While there is no content; the backend is polled more often than this. */
export const RETRY_AFTER_SECONDS = 30

/** How visitors reach the site. */
export interface Transport {
	https: boolean
	/** Off unless set: a charity's mail or WordPress may still use http on a subdomain. */
	hstsSubdomains?: boolean
}

/** Sets the security headers of every response. Pages have their own content security policy. */
export function securityHeaders(transport: Transport): MiddlewareHandler {
	return async (c, next) => {
		await next()
		setSecurityHeaders(c.res.headers, transport)
	}
}

/** For cached pages, which no middleware handles. */
export function setSecurityHeaders(headers: Headers, { https, hstsSubdomains = false }: Transport) {
	if (!headers.has('Content-Security-Policy')) {
		headers.set('Content-Security-Policy', contentSecurityPolicy([], { https }))
	}
	headers.set('X-Content-Type-Options', 'nosniff')
	if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
	headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()')
	headers.set('Cross-Origin-Opener-Policy', 'same-origin')
	if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', resourcePolicy(headers))
	headers.set('X-Frame-Options', 'DENY')
	if (https) headers.set('Strict-Transport-Security', `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`)
}

/** CORS for any origin. */
export const CORS_ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Other sites show our pictures in previews and lists. */
function resourcePolicy(headers: Headers): 'cross-origin' | 'same-origin' {
	return headers.get('Content-Type')?.startsWith('image/') ? 'cross-origin' : 'same-origin'
}
