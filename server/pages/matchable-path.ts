import { matchPath } from 'react-router'

/** The catch-all pattern. */
const REST = '/*'
/** The router compiles the catch-all pattern to `.*`, which ends at these once they are decoded. */
const LINE_TERMINATORS = /%0A|%0D|%E2%80%A8|%E2%80%A9/gi

/**
 * The path to hand to the router: line terminators of a path that only the catch-all route can match are escaped once
 * more, because otherwise no route would match, and the error screen would have no layout.
 *
 * @param patterns of all pages: "/dogs/:slug"
 */
export function createMatchablePath(patterns: Iterable<string>) {
	const named = [...patterns].filter((pattern) => pattern !== REST)
	return function matchablePath(pathname: string): string {
		const escaped = pathname.replace(LINE_TERMINATORS, (match) => match.replaceAll('%', '%25'))
		return escaped === pathname || named.some((pattern) => matchPath(pattern, pathname)) ? pathname : escaped
	}
}
