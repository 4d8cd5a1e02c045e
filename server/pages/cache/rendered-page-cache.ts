import { setImmediate } from 'node:timers/promises'
import type { ContentSource } from '#content/model/content.ts'
import type { Visitor } from '#server/http/http.ts'
import type { Today } from '#server/today.ts'
import { encodingFor, type Page, respondWith, toCached, withEncoding } from '../page.ts'
import type { CacheVersion } from '../page-context.ts'
import type { PageUrl, PageUrls } from '../page-url.ts'
import type { RenderPage } from '../pages.ts'
import { hasQuery, type RenderGate } from '../queue/render-gate.ts'
import type { StockSource } from '../stock-source.ts'
import type { PageCache } from './page-cache.ts'

/** RFC 9211: whether a response came from this cache. */
const CACHE_HIT = ['Cache-Status', 'Fairlead; hit']
const CACHE_MISS = ['Cache-Status', 'Fairlead; fwd=miss']

/** Cached pages are rendered without a visitor. */
const ANONYMOUS_VISITOR: Visitor = { clientHash: '' }

interface RenderedPageCacheOptions {
	source: Pick<ContentSource, 'current'>
	today: Today
	/** Pages that show stock are cached until it changes. */
	stock: StockSource
	siteUrl: string
	render: RenderPage
	/** null disables caching, in development. */
	pageUrls: PageUrls | null
	cache: PageCache
	/** Limits renders of pages that are not cached. */
	gate: RenderGate
}

export interface NamedCacheVersion extends CacheVersion {
	/** Equal for equal content on the same day. */
	name: string
}

export interface RenderedPageCache {
	/**
	 * Answers any request for a page, from the cache where possible.
	 *
	 * @param client the network address, for fairness and search limits
	 */
	answer(request: Request, visitor: Visitor, client: string): Promise<Response>
	/** The page cached for exactly this URL. */
	find(target: string): Promise<Page | undefined> | undefined
	/** Renders a page and its payload unless they are cached; returns whether there is room for more. */
	prepare(path: string): Promise<boolean>
	version(): Promise<NamedCacheVersion>
}

/** Prerendering stops at this fullness, to leave room for requested pages. */
const MAX_PRERENDER_FULLNESS = 0.75

/**
 * Caches rendered pages in memory until the content or the day changes; concurrent requests share one render.
 *
 * Cached pages are rendered from the URL only (no request headers, no cookies). Personal pages and other statuses than
 * 200 are never cached.
 */
export function createRenderedPageCache(options: RenderedPageCacheOptions): RenderedPageCache {
	const { source, today, siteUrl, render, pageUrls, cache, gate } = options
	const inFlight = new Map<string, Promise<Page>>()

	const getVersion = () => currentVersion(source, today)
	const findCurrent = (target: string, version: NamedCacheVersion) => findPage(target, version, options)

	/** Single flight. */
	function renderOnce(pageUrl: PageUrl, version: NamedCacheVersion): Promise<Page> {
		const key = `${version.name} ${pageUrl.target}`
		const pending = inFlight.get(key) ?? renderAndCache(pageUrl, version).finally(() => inFlight.delete(key))
		inFlight.set(key, pending)
		return pending
	}

	async function renderAndCache(pageUrl: PageUrl, version: NamedCacheVersion): Promise<Page> {
		const rendered = await render(new Request(siteUrl + pageUrl.target), version, ANONYMOUS_VISITOR)
		const page: Page = pageUrl.isPlain ? { ...rendered, sent: 'often' } : rendered
		if (!isCacheable(page)) return page
		const cached = await toCached({ ...page, headers: [...page.headers, ...CACHE_HIT] })
		cache.set(pageUrl, version.name, cached)
		return { ...page, headers: [...page.headers, ...CACHE_MISS], encodings: { ...page.encodings, ...cached.encodings } }
	}

	async function pageAt(pageUrl: PageUrl, request: Request, client: string): Promise<Page> {
		const version = await getVersion()
		const cached = await findCurrent(pageUrl.target, version)
		if (!cached) {
			const queued = { key: `${version.name} ${pageUrl.target}`, isSearch: !pageUrl.isPlain }
			return gate.render({ request, client, ...queued, render: () => renderOnce(pageUrl, version) })
		}
		const page = await withEncoding(cached, encodingFor(cached, request.headers.get('Accept-Encoding')))
		if (page !== cached) cache.renew(pageUrl.target, version.name, page)
		return page
	}

	async function uncachedPage(request: Request, visitor: Visitor, client: string): Promise<Page> {
		const renderNow = async () => render(request, await getVersion(), visitor)
		if (!pageUrls) return renderNow()
		return gate.render({ request, client, key: null, isSearch: hasQuery(request), render: renderNow })
	}

	async function pageFor(request: Request, visitor: Visitor, client: string): Promise<Page> {
		const pageUrl = isGetOrHead(request) ? pageUrls?.read(targetOf(request)) : undefined
		if (!pageUrl) return uncachedPage(request, visitor, client)
		const page = await pageAt(pageUrl, request, client)
		const isQueryRemoved = dependsOnQuery(page, pageUrl) && pageUrl.target !== targetOf(request)
		return isQueryRemoved ? uncachedPage(request, visitor, client) : page
	}

	async function ensureCached(target: string | undefined): Promise<boolean> {
		const pageUrl = target === undefined ? undefined : pageUrls?.read(target)
		if (!pageUrl) return true
		const version = await getVersion()
		// Lets other requests in between a page and its payload.
		if (!(await findCurrent(pageUrl.target, version))) await setImmediate().then(() => renderOnce(pageUrl, version))
		return cache.fullness() < MAX_PRERENDER_FULLNESS
	}

	return {
		version: getVersion,
		answer: (request, visitor, client) =>
			gate.orBusy(request, async () => respondWith(await pageFor(request, visitor, client), request)),
		find(target) {
			// Synchronous: while there is no content yet, only pages may wait for it.
			if (!cache.has(target)) return undefined
			return getVersion().then((version) => findCurrent(target, version))
		},
		prepare: async (path) => (await ensureCached(path)) && (await ensureCached(pageUrls?.payloadOf(path))),
	}
}

/** The cached page of this version, if the stock that it shows is still so. */
async function findPage(
	target: string,
	{ name, content }: NamedCacheVersion,
	{ cache, stock }: Pick<RenderedPageCacheOptions, 'cache' | 'stock'>,
): Promise<Page | undefined> {
	const page = cache.find(target, name)
	if (page?.stock === undefined) return page
	return page.stock === (await stock.current(content)).name ? page : undefined
}

async function currentVersion(source: RenderedPageCacheOptions['source'], today: Today): Promise<NamedCacheVersion> {
	const content = await source.current()
	const day = today(content)
	return { content, today: day, name: `${content.revision} ${day.getTime()}` }
}

/** Redirects and unmatched paths pass the full query on. */
function dependsOnQuery({ status }: Page, { isRest }: PageUrl): boolean {
	return status === 301 || (status === 404 && isRest === true)
}

function isCacheable({ status, headers }: Page): boolean {
	const named = (wanted: string) => headers.filter((_, i) => i % 2 === 1 && headers[i - 1]?.toLowerCase() === wanted)
	return (
		status === 200 &&
		named('set-cookie').length === 0 &&
		!named('cache-control').some((value) => /no-store|private/.test(value))
	)
}

function isGetOrHead({ method }: Request): boolean {
	return method === 'GET' || method === 'HEAD'
}

function targetOf({ url }: Request): string {
	const { pathname, search } = new URL(url)
	return pathname + search
}
