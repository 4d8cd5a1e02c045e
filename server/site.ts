import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type createAdaptorServer, getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { hostsOf } from '#content/wordpress/parse/url-context.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import { shareImage } from '#domain/dogs/share-image.ts'
import { runApplicationJobs } from '#jobs/run-jobs.ts'
import { withTimeLimit } from '#records/store/time-limit.ts'
import { type AppBuild, appEntry } from './app-entry.ts'
import type { Config } from './config.ts'
import { createContentStack } from './content/content-stack.ts'
import { createDeskPages } from './desk-web/desk-pages.ts'
import { createFeeds } from './feeds/feeds.ts'
import { createHealth, type Health } from './health.ts'
import { createHttp } from './http/http.ts'
import { createLimitedServer } from './http/limits/limited-server.ts'
import { createStaticFiles } from './http/static-files.ts'
import { createClientHash } from './http/visitor-address.ts'
import { createIcons } from './icons/icons.ts'
import { createAvifPictures } from './images/avif/avif-pictures.ts'
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

/** How long open requests may take after a stop signal. */
const GRACE_MS = 10_000
/** Requests are answered until none has come for this long, while load balancers notice /readyz. */
const DRAIN_MS = 500
/** Supervisors kill the process after 20 s. */
const MAX_STOP_MS = { work: 15_500, content: 1500, store: 2000 }
/** Of all store access in one request. */
const MAX_STORE_MS = 9000
/** Before it. */
const MAX_DRAFT_LOOKUP_MS = 1500

export interface SiteOptions {
	config: Config
	log: Log
	build: AppBuild
	/** The desk's own build; in development there is none. */
	deskBuild?: ServerBuild
	buildId?: string | undefined
	/** Newest build first. */
	staticFolders: string[]
	/** In development, Vite's middleware sees each request first. */
	createServer?: (listener: Parameters<typeof createAdaptorServer>[0]) => Server
	dev?: boolean
}

export interface Site {
	/** "http://localhost:3000". */
	url: string
	/** Finishes open work, then releases all resources. */
	stop(): Promise<void>
}

/**
 * Starts the site: content first (from the snapshot if there is one), then the port.
 *
 * Rejects with the system's error when the port is not available (`EADDRINUSE`, `EACCES`).
 */
export async function startSite(options: SiteOptions): Promise<Site> {
	const { config, log, build, deskBuild, buildId, staticFolders, createServer, dev = false } = options
	const [siteUrl, today] = [config.siteUrl ?? 'http://localhost', createToday()]
	const content = createContentStack({ config, siteUrl, log, prepare: (...revisions) => pages.prepare(...revisions) })
	const charity = async () => createFormContext(await content.replica.current(), siteUrl, Date.now()).charity
	const records = await openRecords({ config, log, charity })
	const health = createHealth(content.replica.status, () => [...records.upkeep.warnings(), ...content.warnings()])
	const pictures = createPictures(config, content, log)
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
		pages: (...args) => withTimeLimit(MAX_STORE_MS, () => pages.answer(...args)),
		...{ trustedProxies: config.trustedProxies, clientHash: createClientHash(config.formSecret) },
		...deskOf(deskBuild, { source: content.replica, records, siteUrl, log }),
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
		sitemapEntries: async (content) => (await appEntry(build)).sitemapEntries(content),
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
	pages.startPrerendering()
	const jobs = startJobs({
		run: jobsOf({ config, siteUrl, content, records }),
		deliver: records.deliver,
		log,
	})

	return {
		url: `http://localhost:${port}`,
		async stop() {
			health.stopping = true
			pages.stopPrerendering()
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

function deskOf(build: ServerBuild | undefined, options: Omit<Parameters<typeof createDeskPages>[0], 'build'>) {
	return build ? { desk: createDeskPages({ build, ...options }) } : {}
}

/** What the image routes share. */
function createPictures(config: Config, { fetch, mediaHosts }: ReturnType<typeof createContentStack>, log: Log) {
	const originals = createOriginals({ fetch, hosts: mediaHosts })
	const cached = createPictureCache({ dataDir: config.dataDir, log })
	return { originals, cached, avif: config.avif ? createAvifPictures({ originals, cached, log }) : undefined }
}

/** Finds the draft of a request, for rate limits. A store failure is reported when the request is handled. */
function draftsOf({ build, siteUrl, records: { store } }: { build: AppBuild } & Pick<JobsOf, 'siteUrl' | 'records'>) {
	return async (request: Request) => {
		const { draftOfRequest } = await appEntry(build)
		const find = () => draftOfRequest(request, { store, siteUrl, now: Date.now() })
		return withTimeLimit(MAX_DRAFT_LOOKUP_MS, find).catch(() => undefined)
	}
}

function formSettings({ hasInbox, emailLimits }: Config) {
	return { hasInbox, emailLimits }
}

function mediaHostsOf({ apiBase, mediaHosts }: Config): string[] {
	return [...hostsOf(apiBase ?? undefined), ...mediaHosts]
}

interface JobsOf {
	config: Config
	siteUrl: string
	content: ReturnType<typeof createContentStack>
	records: Records
}

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

/** Listens on a port, or on a systemd socket, which queues connections during a restart. */
function listen(server: Server, { port, host, listenFd }: Config): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject)
		server.listen(listenFd === null ? { port, host } : { fd: listenFd }, () => {
			// Never a string (a pipe) for a TCP server.
			resolve((server.address() as AddressInfo).port)
		})
	})
}

/**
 * Drains the server: answers with `Connection: close` and an unready /readyz until no request has come for a moment,
 * then stops accepting connections and waits for open ones. Closing at once would drop connections the system has
 * already accepted.
 */
async function closeServer(server: Server, health: Health): Promise<void> {
	const startedAt = performance.now()
	do {
		await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
	} while (performance.now() - health.lastRequestAt < DRAIN_MS && performance.now() - startedAt < GRACE_MS / 2)
	return new Promise((resolve) => {
		const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS)
		server.close(() => {
			clearTimeout(timer)
			resolve()
		})
	})
}

/** The build's own files, then those of previous builds. */
export function buildFolders(buildDir: string, previous: string[]): string[] {
	return [
		join(buildDir, 'client'),
		join(buildDir, 'desk', 'client'),
		...previous.map((name) => join(buildDir, 'previous', name)),
	]
}
