import { setImmediate } from 'node:timers/promises'
import type { ContentSource } from '#content/model/content.ts'
import type { Visitor } from '../http/http.ts'
import type { Today } from '../today.ts'
import { encodingFor, type Page, respondWith, toCached, withEncoding } from './page.ts'
import type { PageCache } from './page-cache.ts'
import type { CacheVersion } from './page-context.ts'
import type { PageUrl, PageUrls } from './page-url.ts'
import type { RenderPage } from './pages.ts'
import { hasQuery, type RenderGate } from './render-gate.ts'

/** RFC 9211: tells whoever runs the site, and a CDN in front, where an answer came from. */
const KEPT = ['Cache-Status', 'Fairlead; hit']
const RENDERED_NOW = ['Cache-Status', 'Fairlead; fwd=miss']

/** A page for everybody is rendered for nobody. */
const NOBODY: Visitor = { isTooFast: false, clientHash: '' }

interface KeptPagesOptions {
	source: Pick<ContentSource, 'current'>
	today: Today
	siteUrl: string
	render: RenderPage
	/** null keeps nothing: in development every page is rendered anew. */
	addresses: PageUrls | null
	cache: PageCache
	/** What is not kept goes through it. */
	gate: RenderGate
}

export interface NamedCacheVersion extends CacheVersion {
	/** The same for equal content on the same day. */
	name: string
}

export interface RenderedPageCache {
	/**
	 * Answers any request for a page, from what is kept when it may.
	 *
	 * @param client the network address that renders and searches are counted by
	 */
	answer(request: Request, visitor: Visitor, client: string): Promise<Response>
	/** The page kept for exactly this address; null when there is none, so that somebody else answers. */
	find(target: string): Promise<Page | null> | null
	/** Renders a page and its payload unless they are kept; answers whether there is room for more. */
	prepare(path: string): Promise<boolean>
	/** The newest content and today. */
	edition(): Promise<NamedCacheVersion>
}

/** Pages ahead leave this part of the room to what is asked for besides. */
const ROOM_AHEAD = 0.75

/**
 * Answers pages from memory while neither the content nor the day has changed, and renders each once however many ask.
 *
 * A page that is kept is rendered from its address alone, without anything of the request that happened to come first. What
 * is not a page for everybody, or not 200, is never kept.
 */
export function createRenderedPageCache(options: KeptPagesOptions): RenderedPageCache {
	const { source, today, siteUrl, render, addresses, cache, gate } = options
	const underWay = new Map<string, Promise<Page>>()

	const edition = () => currentEdition(source, today)

	/** Single flight: when a page goes round, a thousand visitors ask for it in the same second. */
	function rendered(address: PageUrl, asked: NamedCacheVersion): Promise<Page> {
		const key = `${asked.name} ${address.target}`
		const flight = underWay.get(key) ?? renderAndKeep(address, asked).finally(() => underWay.delete(key))
		underWay.set(key, flight)
		return flight
	}

	async function renderAndKeep(address: PageUrl, asked: NamedCacheVersion): Promise<Page> {
		const page = await render(new Request(siteUrl + address.target), asked, NOBODY)
		if (!isForEverybody(page)) return page
		const kept = await toCached({ ...page, headers: [...page.headers, ...KEPT] })
		cache.keep(address, asked.name, kept)
		return { ...page, headers: [...page.headers, ...RENDERED_NOW], forms: { ...page.forms, ...kept.forms } }
	}

	/** The page at an address of the table, in the form this request accepts. */
	async function pageAt(address: PageUrl, request: Request, client: string): Promise<Page> {
		const asked = await edition()
		const kept = cache.find(address.target, asked.name)
		if (!kept) {
			const key = `${asked.name} ${address.target}`
			return gate.render({ request, client, key, isSearch: !address.isPlain, render: () => rendered(address, asked) })
		}
		const page = await withEncoding(kept, encodingFor(kept, request.headers.get('Accept-Encoding')))
		if (page !== kept) cache.renew(address.target, asked.name, page)
		return page
	}

	async function ownPage(request: Request, visitor: Visitor, client: string): Promise<Page> {
		const renderNow = async () => render(request, await edition(), visitor)
		if (!addresses || !isReading(request)) return renderNow()
		return gate.render({ request, client, key: null, isSearch: hasQuery(request), render: renderNow })
	}

	async function pageFor(request: Request, visitor: Visitor, client: string): Promise<Page> {
		const address = isReading(request) ? addresses?.read(targetOf(request)) : null
		if (!address) return ownPage(request, visitor, client)
		const page = await pageAt(address, request, client)
		const isCut = saysQuery(page, address) && address.target !== targetOf(request)
		return isCut ? ownPage(request, visitor, client) : page
	}

	async function isReady(target: string | null): Promise<boolean> {
		const address = target === null ? null : addresses?.read(target)
		if (!address) return true
		const asked = await edition()
		// Requests come between a page and its payload.
		if (!cache.find(address.target, asked.name)) await setImmediate().then(() => rendered(address, asked))
		return cache.fullness() < ROOM_AHEAD
	}

	return {
		edition,
		answer: (request, visitor, client) =>
			gate.orBusy(request, async () => respondWith(await pageFor(request, visitor, client), request)),
		find(target) {
			// Before anything is awaited: while there is no content yet, only pages may wait for it.
			if (!cache.has(target)) return null
			return edition().then(({ name }) => cache.find(target, name) ?? null)
		},
		async prepare(path) {
			return (await isReady(path)) && (await isReady(addresses?.payloadOf(path) ?? null))
		},
	}
}

async function currentEdition(source: KeptPagesOptions['source'], today: Today): Promise<NamedCacheVersion> {
	const content = await source.current()
	const day = today(content)
	return { content, today: day, name: `${content.revision} ${day.getTime()}` }
}

/** A page that has moved, or that no route has, is told of with all that was asked: the query may say where somebody came from. */
function saysQuery({ status }: Page, { isRest }: PageUrl): boolean {
	return status === 301 || (status === 404 && isRest === true)
}

function isForEverybody({ status, headers }: Page): boolean {
	const named = (wanted: string) => headers.filter((_, i) => i % 2 === 1 && headers[i - 1]?.toLowerCase() === wanted)
	return (
		status === 200 &&
		named('set-cookie').length === 0 &&
		!named('cache-control').some((value) => /no-store|private/.test(value))
	)
}

function isReading({ method }: Request): boolean {
	return method === 'GET' || method === 'HEAD'
}

function targetOf({ url }: Request): string {
	const { pathname, search } = new URL(url)
	return pathname + search
}
