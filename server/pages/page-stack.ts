import type { RequestListener } from 'node:http'
import type { Replica } from '#content/replica/replica.ts'
import { appEntry } from '../app-entry.ts'
import { createUnreachablePagesLog } from '../content/unreachable-pages.ts'
import type { Feeds } from '../feeds/feeds.ts'
import type { Health } from '../health.ts'
import { createCanonicalPath } from '../http/canonical-path.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import type { Today } from '../today.ts'
import { createCachedPageHandler } from './cached-page-handler.ts'
import { createPageCache } from './page-cache.ts'
import { pageUrls, routeIdsOf } from './page-url.ts'
import { createPages, type PagesOptions } from './pages.ts'
import { createPreparation } from './preparation.ts'
import { createPrerenderer } from './prerender.ts'
import { createRenderGate } from './render-gate.ts'
import { createRenderedPageCache, type RenderedPageCache } from './rendered-page-cache.ts'

/** Searches and filtered lists that are not cached, from one address: ten each second, for a school or an office too. */
const MAX_SEARCHES = { most: 600, withinMs: 60_000 }

interface PageStackOptions extends Omit<PagesOptions, 'renamed'> {
	/** Made ahead beside the pages. */
	feeds: Pick<Feeds, 'prepare'>
	source: Pick<Replica, 'current' | 'renamed' | 'onRevision'>
	today: Today
	health: Health
	/** Whether pages are rendered before anybody asks for them. */
	prerender: boolean
}

/** So long before midnight the lookups of the next day are made. */
const DAY_AHEAD_MS = 10 * 60_000

/** Everything between a request for a page and the app, wired: what is kept, what is rendered now and what ahead. */
export async function createPageStack({ source, today, health, feeds, prerender, ...options }: PageStackOptions) {
	const { build, siteUrl, log } = options
	// In development the app changes under the pages: none is kept.
	const addresses = typeof build === 'function' ? null : await pageUrls(build)
	const render = createPages({ ...options, renamed: source.renamed })
	const kept = createRenderedPageCache({
		...{ source, today, siteUrl, addresses },
		render,
		cache: createPageCache(),
		gate: createRenderGate({ takeSearch: createRateLimit(MAX_SEARCHES) }),
	})
	const redirectToCanonical = createCanonicalPath(typeof build === 'function' ? [] : routeIdsOf(build.routes).keys())
	const answer: RenderedPageCache['answer'] = async (request, ...asked) =>
		redirectToCanonical(request) ?? kept.answer(request, ...asked)
	const ahead = createPrerenderer({
		kept,
		paths: async (edition) =>
			prerender ? (await appEntry(build)).prerenderedPaths(edition.content, edition.today) : [],
		prepareFeeds: ({ content }) => feeds.prepare(content),
		finishPreparing: async ({ content }) =>
			(await appEntry(build)).finishPreparing(content, today(content, DAY_AHEAD_MS)),
		...{ health, log },
	})
	if (addresses) source.onRevision(ahead.renew)
	source.onRevision(createUnreachablePagesLog(log))

	return {
		answer,
		/** Gets ready what pages need of a revision before it is published. */
		prepare: createPreparation({
			prepareContent: async (revisions) => (await appEntry(build)).prepareContent(revisions),
			...{ render, siteUrl, today, warmsUp: prerender && addresses !== null },
		}),
		/** Puts what is kept before a server's own answers. */
		first: (next: RequestListener) => createCachedPageHandler({ kept, health, log }, next),
		startAhead() {
			if (addresses) ahead.start()
		},
		stopAhead: ahead.stop,
	}
}
