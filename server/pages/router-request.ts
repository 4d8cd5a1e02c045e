/**
 * The request as the router gets it: at the public address, whatever proxies stand in between and call us. The router
 * compares `Origin` with its address in a check of its own; `isSameOrigin` has checked it by then, so a request that
 * still has an origin has ours. A HEAD becomes the GET it asks about; its body is dropped at the end.
 */
export function routerRequest(request: Request, siteUrl: string): Request {
	const { pathname, search } = new URL(request.url)
	const { origin } = new URL(siteUrl)
	const headers = new Headers(request.headers)
	if (headers.has('Origin')) headers.set('Origin', origin)
	const isRead = request.method === 'GET' || request.method === 'HEAD'
	// Not `new URL(path, origin)`: a path of two slashes would be another host.
	return new Request(origin + pathname + search, {
		headers,
		signal: request.signal,
		...(isRead ? {} : { method: request.method, body: request.body, duplex: 'half' }),
	})
}
