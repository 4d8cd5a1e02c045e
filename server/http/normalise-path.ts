/** Redirects paths with a trailing slash to the same page without it. */
export function normalisePath(request: Request): Response | undefined {
	const { pathname, search } = new URL(request.url)
	if (pathname === '/' || !pathname.endsWith('/') || !['GET', 'HEAD'].includes(request.method)) return undefined
	// One leading slash: "//evil.example/" would lead to another host.
	const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`
	return new Response(null, { status: 301, headers: { Location: path + search } })
}
