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
