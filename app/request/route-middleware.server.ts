import type { MiddlewareFunction } from 'react-router'
import { householdCodeIn } from '#domain/dogs/compatibility/household-code.ts'
import { siteContext } from './content.server.ts'
import { failedValidation } from './missing/not-found.ts'

type RouteMiddleware = MiddlewareFunction<Response>

/** Middleware that routes may name. Each runs before the route's loader and may respond instead. */
const MIDDLEWARE = {
	/** A 404 unless enabled. */
	'gallery-only': ({ context, url }, next) => {
		if (!context.get(siteContext).gallery) throw failedValidation(url.pathname)
		return next()
	},
	'not-indexed': async (_args, next) => {
		const response = await next()
		response.headers.set('X-Robots-Tag', 'noindex')
		return response
	},
	'household-private': async ({ url }, next) => {
		const response = await next()
		if (householdCodeIn(url.search)) {
			response.headers.set('Cache-Control', 'private, no-store')
			response.headers.set('X-Robots-Tag', 'noindex')
		}
		return response
	},
	/** Pages with a visitor's input: not cached, not indexed, and without a referrer. */
	'visitors-own': async (_args, next) => {
		const response = await next()
		response.headers.set('Cache-Control', 'private, no-store')
		response.headers.set('X-Robots-Tag', 'noindex')
		response.headers.set('Referrer-Policy', 'same-origin')
		return response
	},
} satisfies Record<string, RouteMiddleware>

/**
 * `export const middleware = routeMiddleware('not-indexed')`.
 *
 * Throws for an unknown name when the route's module is loaded, so that a misspelt guard cannot be a missing one.
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
