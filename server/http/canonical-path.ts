const PAYLOAD = '.data'

/**
 * Redirects paths with capitals in a fixed segment ("/Dogs") to the spelling of the route table, with query and
 * parameters unchanged. The router matches such paths too, but a page has one URL.
 *
 * @param patterns of all pages: "/dogs/:slug"
 */
export function createCanonicalPath(patterns: Iterable<string>) {
	const table = [...patterns].map((pattern) => pattern.split('/')).sort((one, two) => fixedParts(two) - fixedParts(one))
	return function redirectToCanonical(request: Pick<Request, 'url' | 'method'>): Response | undefined {
		const { pathname, search } = new URL(request.url)
		if (!['GET', 'HEAD'].includes(request.method) || !hasCapitals(pathname)) return undefined
		const ending = pathname.endsWith(PAYLOAD) ? PAYLOAD : ''
		const parts = pathname.slice(0, pathname.length - ending.length).split('/')
		// As in the router, the pattern with most fixed segments wins.
		const pattern = table.find((candidate) => fits(parts, candidate))
		const path = pattern?.map((part, i) => (isParameter(part) ? parts[i] : part)).join('/')
		if (path === undefined || path + ending === pathname) return undefined
		return new Response(null, { status: 301, headers: { Location: path + ending + search } })
	}
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
