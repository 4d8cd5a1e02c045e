/**
 * Answers addresses that cannot be routed as they stand: 301 to the same page without a slash at the end, 400 for an
 * encoding that means nothing. null for all others.
 */
export function tidyPath(request: Request): Response | null {
	const { pathname, search } = new URL(request.url)
	try {
		decodeURIComponent(pathname)
	} catch {
		return new Response('This address is not spelt in a way we can read.', { status: 400 })
	}
	if (pathname === '/' || !pathname.endsWith('/') || !['GET', 'HEAD'].includes(request.method)) return null
	// One slash at the start: "//evil.example/" would otherwise lead to another host.
	const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`
	return new Response(null, { status: 301, headers: { Location: path + search } })
}
