/** Redirects paths with a trailing slash to the same page without it. */
export function normalisePath(request: Request): Response | undefined {
	const { pathname, search } = new URL(request.url)
	if (pathname === '/' || !pathname.endsWith('/') || !['GET', 'HEAD'].includes(request.method)) return undefined
	// One leading slash: "//evil.example/" would lead to another host.
	let [start, end] = [0, pathname.length]
	while (pathname[start] === '/') start += 1
	while (end > start && pathname[end - 1] === '/') end -= 1
	const path = `/${pathname.slice(start, end)}`
	return new Response(null, { status: 301, headers: { Location: path + search } })
}
