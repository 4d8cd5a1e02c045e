import type { RequestListener } from 'node:http'
import type { Content, Page as ContentPage } from '#content/model/content.ts'
import type { Replica } from '#content/replica/replica.ts'
import type { PreviewFacts } from '#domain/pages/preview.ts'
import { applyStockCounts, readAvailability } from '#records/shop/stock/availability.ts'
import { appEntry } from '../app-entry.ts'
import { createUnreachablePagesLog, type UnreachablePagesOf } from '../content/unreachable-pages.ts'
import type { Feeds } from '../feeds/feeds.ts'
import type { Health } from '../health.ts'
import { createCanonicalPath } from '../http/canonical-path.ts'
import type { Visitor } from '../http/http.ts'
import { createNetworkLimit } from '../http/limits/rate-limit.ts'
import type { Today } from '../today.ts'
import { createCachedPageHandler } from './cache/cached-page-handler.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createPreparation } from './cache/preparation.ts'
import { createPrerenderer } from './cache/prerender.ts'
import { createRenderedPageCache, type RenderedPageCache } from './cache/rendered-page-cache.ts'
import { respondWith } from './page.ts'
import { pageUrls, routeIdsOf } from './page-url.ts'
import { createPages, type PagesOptions } from './pages.ts'
import { createRenderGate } from './queue/render-gate.ts'
import { createStockSource } from './stock-source.ts'

/** Uncached searches and filtered lists per network address: ten a second, enough for a school or an office. Networks around it have more. */
const MAX_SEARCHES = { max: 600, withinMs: 60_000 }

interface PageStackOptions extends Omit<PagesOptions, 'currentSlug' | 'stock'> {
	feeds: Pick<Feeds, 'prepare'>
	source: Pick<Replica, 'current' | 'currentSlug' | 'onRevision'>
	today: Today
	health: Health
	prerender: boolean
}

const ANONYMOUS_VISITOR: Visitor = { clientHash: '' }

/** The lookups of the next day are built this long before midnight. */
const DAY_AHEAD_MS = 10 * 60_000

/** Wires page cache, rendering and prerendering. */
export async function createPageStack({ source, today, health, feeds, prerender, ...options }: PageStackOptions) {
	const { build, siteUrl, log } = options
	const urls = typeof build === 'function' ? null : await pageUrls(build)
	const { store } = options.records
	const stock = createStockSource({ read: (merch) => readAvailability(store, merch), log })
	const render = createPages({ ...options, stock, currentSlug: source.currentSlug })
	const gate = createRenderGate({ takeSearch: createNetworkLimit(MAX_SEARCHES) })
	const cache = createRenderedPageCache({
		source,
		today,
		stock,
		siteUrl,
		pageUrls: urls,
		render,
		cache: createPageCache(),
		gate,
	})
	const redirectToCanonical = createCanonicalPath(typeof build === 'function' ? [] : routeIdsOf(build.routes).keys())
	const answer: RenderedPageCache['answer'] = async (request, ...args) =>
		redirectToCanonical(request) ?? cache.answer(request, ...args)
	const prerenderer = createPrerenderer({
		cache,
		paths: async (version) =>
			prerender ? (await appEntry(build)).prerenderedPaths(version.content, version.today) : [],
		prepareFeeds: ({ content }) => feeds.prepare(content),
		finishPreparing: async ({ content }) =>
			(await appEntry(build)).finishPreparing(content, today(content, DAY_AHEAD_MS)),
		health,
		log,
	})
	if (urls) source.onRevision(prerenderer.renew)
	// A new count shows at once. The job of every minute tries again.
	source.onRevision((content) => {
		applyStockCounts(store, content.merch, Date.now()).catch((err) =>
			log.warn({ err }, 'stock counts not applied, retrying'),
		)
	})
	const unreachablePages: UnreachablePagesOf = async (content) => (await appEntry(build)).unreachablePages(content)
	source.onRevision(createUnreachablePagesLog(log, unreachablePages))

	return {
		answer,
		/** What strangers ask of other parts of the site waits in the same queue as pages. */
		inTurn: gate.inTurn,
		/** A page with content that is not published, past every cache. */
		async preview(request: Request, content: Content, facts: PreviewFacts): Promise<Response> {
			const page = await render(request, { content, today: today(content) }, ANONYMOUS_VISITOR, facts)
			return respondWith({ ...page, etag: null }, request)
		},
		isUnreachable: async (page: ContentPage, content: Content) => (await unreachablePages(content)).includes(page),
		prepare: createPreparation({
			prepareContent: async (revisions) => (await appEntry(build)).prepareContent(revisions),
			render,
			siteUrl,
			today,
			warmsUp: prerender && urls !== null,
		}),
		/** Answers cached pages before the server's own routing. */
		first: (next: RequestListener) => createCachedPageHandler({ cache, health, log }, next),
		startPrerendering() {
			if (urls) prerenderer.start()
		},
		stopPrerendering: prerenderer.stop,
	}
}
