import { data } from 'react-router'

/**
 * Data of a thrown 404. A `fatal` one replaces the page, another keeps the layout. The message is never in the HTTP
 * status text.
 */
interface NotFound {
	message: string
	fatal: boolean
}

/** For a URL that no route matches: the layout stays. `fullPath` is path and query. */
export function unmatchedPath(fullPath: string) {
	return data({ message: `Page not found: ${fullPath}`, fatal: false } satisfies NotFound, { status: 404 })
}

/**
 * For params that fail validation, or that no published item has: the error screen replaces the page. `path` has no
 * query.
 */
export function failedValidation(path: string) {
	return data({ message: `Page Not Found: ${path}`, fatal: true } satisfies NotFound, { status: 404 })
}

export function isNotFound(value: unknown): value is NotFound {
	return (
		typeof value === 'object' &&
		value !== null &&
		'message' in value &&
		typeof value.message === 'string' &&
		'fatal' in value &&
		typeof value.fatal === 'boolean'
	)
}
