import type { MiddlewareFunction } from 'react-router'
import { householdCodeIn } from '#domain/dogs/compatibility/household-code.ts'
import { siteContext } from './content.server.ts'
import { failedValidation } from './not-found.ts'

type RouteMiddleware = MiddlewareFunction<Response>

/** What routes may name. Each runs before the route's loader and may answer in its place. */
const MIDDLEWARE = {
	/** Pages for those who work on the site: a missing page unless the switch is on. */
	'gallery-only': ({ context, url }, next) => {
		if (!context.get(siteContext).gallery) throw failedValidation(url.pathname)
		return next()
	},
	/** Search engines leave the page out, whether they read its HTML or its payload. */
	'not-indexed': async (_args, next) => {
		const response = await next()
		response.headers.set('X-Robots-Tag', 'noindex')
		return response
	},
	/** An address that carries what a household answered is nobody else's: no cache keeps it, no search engine lists it. */
	'household-private': async ({ url }, next) => {
		const response = await next()
		if (householdCodeIn(url.search)) {
			response.headers.set('Cache-Control', 'private, no-store')
			response.headers.set('X-Robots-Tag', 'noindex')
		}
		return response
	},
	/** Pages with what somebody typed: no cache keeps them, no search engine lists them, and no address they lead to learns theirs. */
	'visitors-own': async (_args, next) => {
		const response = await next()
		response.headers.set('Cache-Control', 'private, no-store')
		response.headers.set('X-Robots-Tag', 'noindex')
		response.headers.set('Referrer-Policy', 'same-origin')
		return response
	},
} satisfies Record<string, RouteMiddleware>

/**
 * The middleware a route asks for by name: `export const middleware = routeMiddleware('not-indexed')`.
 *
 * Throws for a name that does not exist, while the route's module is loaded: a guard that was misspelt must never be
 * a guard that is missing.
 */
export function routeMiddleware(...names: string[]): RouteMiddleware[] {
	const known = new Map<string, RouteMiddleware>(Object.entries(MIDDLEWARE))
	return names.map((name) => {
		const middleware = known.get(name)
		if (!middleware) {
			throw new Error(`Unknown route middleware: "${name}". Known are: ${[...known.keys()].join(', ')}`)
		}
		return middleware
	})
}
