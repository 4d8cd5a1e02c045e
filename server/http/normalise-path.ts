/** Answers addresses with a slash at the end: 301 to the same page without. null for all others. */
export function normalisePath(request: Request): Response | null {
	const { pathname, search } = new URL(request.url)
	if (pathname === '/' || !pathname.endsWith('/') || !['GET', 'HEAD'].includes(request.method)) return null
	// One slash at the start: "//evil.example/" would otherwise lead to another host.
	const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`
	return new Response(null, { status: 301, headers: { Location: path + search } })
}
