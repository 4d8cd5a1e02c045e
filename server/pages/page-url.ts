import type { ServerBuild } from 'react-router'
import { appEntry } from '../app-entry.ts'

const PAYLOAD = '.data'
/** The router's payload path for "/", the only URL that ends with a slash. */
const HOME_PAYLOAD = '/_.data'
/** The payload parameter that selects routes. */
const ROUTES = '_routes'
/** The catch-all pattern. */
const REST = '/*'
const MAX_URL_LENGTH = 2000

/** The cache key of a page: requests with the same `target` get the same response. */
export interface PageUrl {
	/** Path and query; a cached page is rendered from these only. */
	target: string
	/** Without a query, so that the number of such URLs is bounded by the content. */
	isPlain: boolean
	/** Whether only the catch-all route matches. */
	isRest?: true
}

interface PageTable {
	/** The query parameters of each pattern. */
	pages: Readonly<Record<string, readonly string[]>>
	/** Parameters that make a page personal. */
	privateParameters: readonly string[]
	/** The route id of each pattern, as in payload URLs. */
	routeIds: ReadonlyMap<string, string>
}

export interface PageUrls {
	/** The normalised URL of a cacheable page. */
	read(target: string): PageUrl | undefined
	/** The payload URL of the page at this path. */
	payloadOf(path: string): string | undefined
}

export async function pageUrls(build: ServerBuild): Promise<PageUrls> {
	const { CACHED_PAGES, PRIVATE_PARAMETERS } = await appEntry(build)
	const { routes } = build
	return createPageUrls({ pages: CACHED_PAGES, privateParameters: PRIVATE_PARAMETERS, routeIds: routeIdsOf(routes) })
}

export function createPageUrls({ pages, privateParameters, routeIds }: PageTable): PageUrls {
	const patterns = Object.keys(pages).map((pattern) => ({ pattern, parts: pattern.split('/') }))
	/** All patterns but the catch-all. */
	const named = [...routeIds.keys()].filter((pattern) => pattern !== REST).map((pattern) => pattern.split('/'))

	function patternOf(path: string): string | undefined {
		const parts = path.split('/')
		const pattern = patterns.find((candidate) => fits(parts, candidate.parts))?.pattern
		if (pattern !== undefined || !Object.hasOwn(pages, REST)) return pattern
		return isPagePath(parts) && !named.some((other) => matchesShape(parts, other)) ? REST : undefined
	}

	function read(target: string): PageUrl | undefined {
		// A second slash would make the first segment a host.
		if (target.length > MAX_URL_LENGTH || !target.startsWith('/') || target.startsWith('//')) return undefined
		const [pathname = '', search = ''] = target.split(/\?(.*)/s, 2)
		const isPayload = pathname.endsWith(PAYLOAD)
		const path = isPayload ? pathOfPayload(pathname) : pathname
		const pattern = path === undefined ? undefined : patternOf(path)
		if (pattern === undefined) return undefined

		const asked = new URLSearchParams(search)
		if (privateParameters.some((name) => asked.has(name))) return undefined
		const params = new URLSearchParams([...asked].filter(([name]) => pages[pattern]?.includes(name)))
		params.sort()
		const isPlain = params.size === 0
		if (isPayload) {
			// Browsers send only this selection of routes; any other is rendered uncached, as their number is
			// unlimited.
			const routeId = routeIds.get(pattern)
			if (routeId === undefined || asked.get(ROUTES) !== routeId) return undefined
			params.set(ROUTES, routeId)
		}
		const isRest = pattern === REST ? { isRest: true as const } : {}
		return { target: withQuery(pathname, params), isPlain, ...isRest }
	}

	return {
		read,
		payloadOf(path) {
			const routeId = routeIds.get(patternOf(path) ?? '')
			if (routeId === undefined) return undefined
			return withQuery(path === '/' ? HOME_PAYLOAD : path + PAYLOAD, new URLSearchParams({ [ROUTES]: routeId }))
		},
	}
}

function pathOfPayload(pathname: string): string | undefined {
	if (pathname === HOME_PAYLOAD) return '/'
	const path = pathname.slice(0, -PAYLOAD.length)
	return path === '' || path.endsWith('/') ? undefined : path
}

/** The router also matches capitals and needless escapes; those spellings are endless and not cached. */
function fits(parts: readonly string[], pattern: readonly string[]): boolean {
	return (
		parts.length === pattern.length &&
		pattern.every((wanted, i) => (wanted.startsWith(':') ? isCanonicallyEncoded(parts[i]) : wanted === parts[i]))
	)
}

/** Whether the segments could be slugs of a backend page: lower case, without needless escapes. */
function isPagePath([start, ...parts]: readonly string[]): boolean {
	return start === '' && parts.every((part) => isCanonicallyEncoded(part) && part === part.toLowerCase())
}

function matchesShape(parts: readonly string[], pattern: readonly string[]): boolean {
	return parts.length === pattern.length && pattern.every((wanted, i) => wanted.startsWith(':') || wanted === parts[i])
}

function isCanonicallyEncoded(part: string | undefined): boolean {
	try {
		return part !== undefined && part !== '' && encodeURIComponent(decodeURIComponent(part)) === part
	} catch {
		return false
	}
}

function withQuery(path: string, params: URLSearchParams): string {
	return params.size > 0 ? `${path}?${params}` : path
}

/** From the built app's flat route table: "/dogs/:slug" → id. */
export function routeIdsOf(routes: ServerBuild['routes']): Map<string, string> {
	const pathTo = (id: string | undefined): string => {
		const route = id === undefined ? undefined : routes[id]
		if (!route) return ''
		return pathTo(route.parentId) + (route.path ? `/${route.path}` : '')
	}
	const pages = Object.values(routes).filter((route) => route !== undefined && (route.index || route.path))
	return new Map(pages.map((route) => [pathTo(route?.id) || '/', route?.id ?? '']))
}
