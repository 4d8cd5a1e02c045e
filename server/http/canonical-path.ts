const PAYLOAD = '.data'

/**
 * Redirects paths with capitals in a fixed segment ("/Dogs"), a slash at the end or two in a row to the spelling of the
 * route table, at once and with query and parameters unchanged. A page has one URL.
 *
 * @param patterns of all pages: "/dogs/:slug"
 */
export function createCanonicalPath(patterns: Iterable<string>) {
	const table = [...patterns].map((pattern) => pattern.split('/')).sort((one, two) => fixedParts(two) - fixedParts(one))
	return function redirectToCanonical(request: Pick<Request, 'url' | 'method'>): Response | undefined {
		if (!['GET', 'HEAD'].includes(request.method)) return undefined
		const { pathname, search } = new URL(request.url)
		const path = withoutCapitals(withoutExtraSlashes(pathname), table)
		if (path === pathname) return undefined
		return new Response(null, { status: 301, headers: { Location: path + search } })
	}
}

/** With two slashes at its start, a redirect would lead to another host. */
function withoutExtraSlashes(pathname: string): string {
	const path = pathname.replace(/\/+/g, '/')
	return path !== '/' && path.endsWith('/') ? path.slice(0, -1) : path
}

/** The router matches capitals too. */
function withoutCapitals(pathname: string, table: readonly string[][]): string {
	if (!hasCapitals(pathname)) return pathname
	const ending = pathname.endsWith(PAYLOAD) ? PAYLOAD : ''
	const parts = pathname.slice(0, pathname.length - ending.length).split('/')
	// As in the router, the pattern with most fixed segments wins.
	const pattern = table.find((candidate) => fits(parts, candidate))
	if (pattern === undefined) return pathname
	return pattern.map((part, i) => (isParameter(part) ? parts[i] : part)).join('/') + ending
}

/** Ignores capitals in percent-encoding. */
function hasCapitals(pathname: string): boolean {
	return /[A-Z]/.test(pathname.replace(/%[\dA-F]{2}/g, ''))
}

function fits(parts: readonly string[], pattern: readonly string[]): boolean {
	return (
		parts.length === pattern.length &&
		pattern.every((wanted, i) => (isParameter(wanted) ? parts[i] !== '' : wanted === parts[i]?.toLowerCase()))
	)
}

function isParameter(part: string): boolean {
	return part.startsWith(':')
}

function fixedParts(pattern: readonly string[]): number {
	return pattern.filter((part) => !isParameter(part)).length
}
