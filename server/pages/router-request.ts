import { matchPath } from 'react-router'

/**
 * The request at the public origin, whatever proxies changed. The router compares `Origin` with the request's origin;
 * `isSameOrigin` has checked it already, so the header is set to ours. HEAD becomes GET; its body is dropped later.
 *
 * @param path in place of the requested one
 */
export function routerRequest(request: Request, siteUrl: string, path?: string): Request {
	const { pathname, search } = new URL(request.url)
	const { origin } = new URL(siteUrl)
	const headers = new Headers(request.headers)
	if (headers.has('Origin')) headers.set('Origin', origin)
	const isRead = request.method === 'GET' || request.method === 'HEAD'
	// Not `new URL(path, origin)`: a path with two leading slashes would be another host.
	return new Request(origin + (path ?? pathname) + search, {
		headers,
		signal: request.signal,
		...(isRead ? {} : { method: request.method, body: request.body, duplex: 'half' }),
	})
}

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
