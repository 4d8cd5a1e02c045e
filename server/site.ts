import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type createAdaptorServer, getRequestListener } from '@hono/node-server'
import { hostsOf } from '#content/wordpress/parse/url-context.ts'
import { shareImage } from '#domain/dogs/share-image.ts'
import { runApplicationJobs } from '#jobs/run-jobs.ts'
import { withTimeLimit } from '#records/store/time-limit.ts'
import { type AppBuild, appEntry } from './app-entry.ts'
import type { Config } from './config.ts'
import { createContentStack } from './content/content-stack.ts'
import { createFeeds } from './feeds/feeds.ts'
import { createHealth, type Health } from './health.ts'
import { createClientHash } from './http/client-hash.ts'
import { createHttp } from './http/http.ts'
import { createLimitedServer } from './http/limited-server.ts'
import { createStaticFiles } from './http/static-files.ts'
import { createIcons } from './icons/icons.ts'
import { createOriginals } from './images/image-originals.ts'
import { createImages } from './images/images.ts'
import { createPictureCache } from './images/picture-cache.ts'
import { createShareImages } from './images/share/share-images.ts'
import { startJobs } from './jobs.ts'
import type { Log } from './log.ts'
import { createPageStack } from './pages/page-stack.ts'
import { openRecords, type Records } from './records.ts'
import { settleWithin } from './settle-within.ts'
import { createToday } from './today.ts'

/** How long requests under way may take once the process was asked to stop. */
const GRACE_MS = 10_000
/** New requests are still answered until none has come for this long; load balancers look at /readyz about as often. */
const DRAIN_MS = 500
/** A database, a mail server or a backend that hangs must not keep the process: supervisors kill what has not ended after 20 s. */
const MAX_STOP_MS = { work: 15_500, content: 1500, store: 2000 }
/** All the store may take of one request: an answer that says "not now" is worth more than one nobody waits for. */
const MAX_STORE_MS = 9000
/** And before that, to find out which draft a form belongs to. */
const MAX_DRAFT_LOOKUP_MS = 1500

export interface SiteOptions {
	config: Config
	log: Log
	build: AppBuild
	/** Names the code; in development there is none. */
	buildId?: string | undefined
	/** Folders whose files are served as they are, the newest build first. */
	staticFolders: string[]
	/** In development, Vite's middleware that sees each request first. */
	createServer?: (listener: Parameters<typeof createAdaptorServer>[0]) => Server
	dev?: boolean
}

export interface Site {
	/** Where it answers: "http://localhost:3000". */
	url: string
	/** Finishes what is under way, then lets go of everything. */
	stop(): Promise<void>
}

/**
 * Starts the whole site: content first (from the saved copy when there is one), then the port.
 *
 * Rejects with the system's error when the port cannot be had (`EADDRINUSE`, `EACCES`).
 */
export async function startSite(options: SiteOptions): Promise<Site> {
	const { config, log, build, buildId, staticFolders, createServer, dev = false } = options
	const [siteUrl, today] = [config.siteUrl ?? 'http://localhost', createToday()]
	const content = createContentStack({ config, siteUrl, log, prepare: (...revisions) => pages.prepare(...revisions) })
	const records = await openRecords({ config, log })
	const health = createHealth(content.replica.status, () => [...records.upkeep.warnings(), ...content.warnings()])
	const pictures = {
		originals: createOriginals({ fetch: content.fetch, hosts: content.mediaHosts }),
		cached: createPictureCache({ dataDir: config.dataDir, log }),
	}
	const icons = createIcons({ services: config.iconServices, log })
	const feeds = createFeeds({ source: content.replica, siteUrl, today })
	const pages = await createPageStack({
		...{ build, buildId, dev, siteUrl, records, today, health, log },
		...{ source: content.replica, icons: icons.resolve, mediaHosts: mediaHostsOf(config), feeds },
		...{ gallery: config.gallery, prerender: config.prerender, formSecret: config.formSecret, ...formSettings(config) },
	})
	const app = createHttp({
		source: content.replica,
		siteUrl,
		health,
		log,
		pages: (...asked) => withTimeLimit(MAX_STORE_MS, () => pages.answer(...asked)),
		...{ trustedProxies: config.trustedProxies, clientHash: createClientHash(config.formSecret) },
		images: createImages({ source: content.replica, ...pictures, log }),
		shareImages: createShareImages({
			source: content.replica,
			describe: (dog, revision) => shareImage(dog, revision, { today: today(revision), siteUrl }),
			...pictures,
			log,
		}),
		feeds: feeds.answer,
		icons: icons.answer,
		...{ draftOf: draftsOf({ build, siteUrl, records }), staticFiles: createStaticFiles(staticFolders) },
		sitemapPages: async () => (await appEntry(build)).SITEMAP_PAGES,
		contentChanged: content.contentChanged,
		isPlausibleNotice: content.isPlausibleNotice,
		backend: content.serveBackend,
	})
	const listener = { fetch: app.fetch, overrideGlobalObjects: false }
	const server = createServer
		? createServer(listener)
		: createLimitedServer(pages.first(getRequestListener(listener.fetch, listener)), log)
	await content.start()
	const port = await listen(server, config)
	pages.startAhead()
	const jobs = startJobs({
		run: jobsOf({ config, siteUrl, content, records }),
		deliver: records.deliver,
		log,
	})

	return {
		url: `http://localhost:${port}`,
		async stop() {
			health.stopping = true
			pages.stopAhead()
			const unfinished = [
				...(await settleWithin(MAX_STOP_MS.work, {
					requests: closeServer(server, health),
					deliveries: records.stopDelivering(),
					jobs: jobs.stop(),
				})),
				...(await settleWithin(MAX_STOP_MS.content, { content: content.stop() })),
				...(await settleWithin(MAX_STOP_MS.store, { store: records.close() })),
			]
			if (unfinished.length > 0) log.warn({ unfinished }, 'shutdown timed out')
		},
	}
}

/** Finds the draft of a post, for the limits of forms. A store that cannot be asked answers the post itself later. */
function draftsOf({ build, siteUrl, records: { store } }: { build: AppBuild } & Pick<JobsOf, 'siteUrl' | 'records'>) {
	return async (request: Request) => {
		const { draftOfRequest } = await appEntry(build)
		const find = () => draftOfRequest(request, { store, siteUrl, now: Date.now() })
		return withTimeLimit(MAX_DRAFT_LOOKUP_MS, find).catch(() => null)
	}
}

/** What forms need to know of the settings. */
function formSettings({ hasInbox, emailLimits }: Config) {
	return { hasInbox, emailLimits }
}

/** Where the files of articles lie, when that is not this site. */
function mediaHostsOf({ apiBase, mediaHosts }: Config): string[] {
	return [...hostsOf(apiBase ?? undefined), ...mediaHosts]
}

interface JobsOf {
	config: Config
	siteUrl: string
	content: ReturnType<typeof createContentStack>
	records: Records
}

/** What applications need every few minutes. */
function jobsOf({ config, siteUrl, content, records }: JobsOf) {
	return async () =>
		runApplicationJobs({
			store: records.store,
			content: await content.replica.current(),
			siteUrl,
			hasInbox: config.hasInbox,
			now: Date.now(),
			clock: await records.upkeep.round(),
			warnings: records.upkeep.warnings(),
		})
}

/** On its own port, or on a socket of systemd's: connections wait in that one while no process is there to take them. */
function listen(server: Server, { port, host, listenFd }: Config): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject)
		server.listen(listenFd === null ? { port, host } : { fd: listenFd }, () => {
			// A listening TCP server's address is never a string (a pipe's is).
			resolve((server.address() as AddressInfo).port)
		})
	})
}

/**
 * Answers for a moment longer, with `Connection: close` and /readyz saying no, until none has come for that long; then
 * takes no new connections and waits for the rest. Closing at once would cut those that the system has accepted and
 * this process has not yet seen.
 */
async function closeServer(server: Server, health: Health): Promise<void> {
	const asked = performance.now()
	do {
		await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
	} while (performance.now() - health.lastRequestAt < DRAIN_MS && performance.now() - asked < GRACE_MS / 2)
	return new Promise((resolve) => {
		const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS)
		server.close(() => {
			clearTimeout(impatience)
			resolve()
		})
	})
}

/** The folders of static files beside a build: its own, then the builds before it. */
export function buildFolders(buildDir: string, previous: string[]): string[] {
	return [join(buildDir, 'client'), ...previous.map((name) => join(buildDir, 'previous', name))]
}
