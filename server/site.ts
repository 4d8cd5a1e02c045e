import type { Server } from 'node:http'
import { join } from 'node:path'
import { type createAdaptorServer, getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { hostsOf } from '#content/wordpress/parse/url-context.ts'
import { charityFrom } from '#domain/charity/charity.ts'
import { shareImage } from '#domain/dogs/share-image.ts'
import { reportSales } from '#jobs/report-sales.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { clientHashOf } from '#lib/network-hash.ts'
import { deleteOldEmailFiles } from '#records/email/email-files.ts'
import { sweepAllFiles } from '#records/files/open-file-storage.ts'
import { keepAuditHead } from '#records/staff/audit-head-file.ts'
import { withTimeLimit } from '#records/store/time-limit.ts'
import { type AppBuild, appEntry } from './app-entry.ts'
import type { Config } from './config.ts'
import { createContentStack } from './content/content-stack.ts'
import { type DeskOptions, startDesk } from './desk-web/start-desk.ts'
import { createEditorRoutes } from './editor-routes.ts'
import { createFeeds } from './feeds/feeds.ts'
import { createHealth } from './health.ts'
import { createHttp, createInvalidRequestHandler } from './http/http.ts'
import { createLimitedServer } from './http/limits/limited-server.ts'
import { createStaticFiles } from './http/static-files.ts'
import { createIcons } from './icons/icons.ts'
import { createAvifPictures } from './images/avif/avif-pictures.ts'
import { createOriginals } from './images/image-originals.ts'
import { createImages } from './images/images.ts'
import { createPictureCache } from './images/picture-cache.ts'
import { createShareImages } from './images/share/share-images.ts'
import { closeServer, listen } from './listen.ts'
import type { Log } from './logging/log.ts'
import { createPageStack } from './pages/page-stack.ts'
import { createGivingEmails } from './payments/giving-emails.ts'
import { openPayments, type Payments } from './payments/payments.ts'
import { paymentOrigins } from './payments/stripe-settings.ts'
import { openRecords, type Records } from './records.ts'
import { createToday, type Today } from './today.ts'
import { startJobs } from './upkeep/jobs.ts'
import { settleWithin } from './upkeep/settle-within.ts'
import { createUploadEndpoint } from './uploads/upload-endpoint.ts'

/** Supervisors kill the process after 20 s. */
const MAX_STOP_MS = { work: 15_500, content: 1500, store: 2000 }
/** The limit for all store access in one request. */
const MAX_STORE_MS = 9000
/** The limit for finding the draft before it. */
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
	const { config, log, createServer } = options
	const services = await openServices(options)
	const { siteUrl, content, records, payments, health, pages, desk } = services
	const app = createApp(options, services)
	const transport = { https: siteUrl.startsWith('https:'), hstsSubdomains: config.hstsSubdomains }
	const errorHandler = createInvalidRequestHandler(transport, log)
	const listener = { overrideGlobalObjects: false, errorHandler }
	const server = createServer
		? createServer({ fetch: app.fetch, ...listener })
		: createLimitedServer(pages.first(getRequestListener(app.fetch, listener)), log)
	await content.start()
	const port = await listen(server, config)
	pages.startPrerendering()
	const run = jobsOf({ config, siteUrl, content, records, payments })
	const jobs = startJobs({ run, deliver: records.deliver, log })

	return {
		url: `http://localhost:${port}`,
		async stop() {
			health.stopping = true
			pages.stopPrerendering()
			const work = {
				...(desk ? { eventStreams: desk.stop() } : {}),
				requests: closeServer(server, health),
				deliveries: records.stopDelivering(),
				jobs: jobs.stop(),
				...(payments ? { payments: payments.stop() } : {}),
			}
			const unfinished = await settleInOrder(work, { content, records })
			if (unfinished.length > 0) log.warn({ unfinished }, 'shutdown timed out')
		},
	}
}

type Services = Awaited<ReturnType<typeof openServices>>

/** Opens what the routes answer from; nothing is fetched yet. */
async function openServices({ config, log, build, deskBuild, buildId, dev = false }: SiteOptions) {
	const [siteUrl, today] = [config.siteUrl ?? 'http://localhost', createToday()]
	const content = createContentStack({ config, siteUrl, log, prepare: (...revisions) => pages.prepare(...revisions) })
	const charity = async () => charityFrom(await content.replica.current(), siteUrl)
	const records = await openRecords({ config, log, charity })
	const { store, deliver } = records
	const emails = createGivingEmails({ source: content.replica, siteUrl, formSecret: config.formSecret })
	const payments = openPayments(config.stripe, { store, siteUrl, log, emails, deliver })
	const warnings = [records.upkeep, content, ...(payments ? [payments] : [])]
	const health = createHealth(content.replica.status, () => warnings.flatMap((part) => part.warnings()))
	const icons = createIcons({ services: config.iconServices, log })
	const feeds = createFeeds({ source: content.replica, siteUrl, today })
	const pages = await createPageStack({
		build,
		buildId,
		dev,
		siteUrl,
		records,
		payments,
		today,
		health,
		log,
		source: content.replica,
		icons: icons.resolve,
		feeds,
		...headerSettings(config),
		gallery: config.gallery,
		prerender: config.prerender,
		...formSettings(config),
	})
	const desk = deskBuild && startDesk(deskBuild, { config, content, records, payments, pages, siteUrl, log })
	return { siteUrl, today, content, records, payments, health, icons, feeds, pages, desk }
}

function createApp({ config, log, build, staticFolders }: SiteOptions, services: Services) {
	const { siteUrl, today, content, records, payments, health, icons, feeds, pages, desk } = services
	const { previews, plugin } = createEditorRoutes({ config, content, records, pages, siteUrl, log })
	return createHttp({
		source: content.replica,
		siteUrl,
		health,
		log,
		pages: (...args) => withTimeLimit(MAX_STORE_MS, () => pages.answer(...args)),
		trustedProxies: config.trustedProxies,
		hstsSubdomains: config.hstsSubdomains,
		clientHash: (address) => clientHashOf(config.formSecret, address),
		...(desk ? { desk } : {}),
		receiveFiles: uploadsOf(config, { records, siteUrl, log }),
		receiveEvent: payments?.receiveEvent,
		...imageRoutes({ config, content, previews, today, siteUrl, log }),
		previews: previews.answer,
		plugin,
		inTurn: pages.inTurn,
		feeds: feeds.answer,
		icons: icons.answer,
		draftOf: draftsOf({ build, siteUrl, records }),
		staticFiles: createStaticFiles(staticFolders),
		sitemapEntries: async (content) => (await appEntry(build)).sitemapEntries(content),
		contentChanged: content.contentChanged,
		isPlausibleNotice: content.isPlausibleNotice,
		backend: content.serveBackend,
	})
}

/** What the headers of pages name. */
function headerSettings(config: Config) {
	return {
		mediaHosts: mediaHostsOf(config),
		formOrigins: paymentOrigins(config.stripe),
		hstsSubdomains: config.hstsSubdomains,
	}
}

/** The work first, which needs the others. @returns what did not end in time */
async function settleInOrder(
	work: Parameters<typeof settleWithin>[1],
	{ content, records }: Pick<DeskOptions, 'content' | 'records'>,
) {
	return [
		...(await settleWithin(MAX_STOP_MS.work, work)),
		...(await settleWithin(MAX_STOP_MS.content, { content: content.stop() })),
		...(await settleWithin(MAX_STOP_MS.store, { store: records.close() })),
	]
}

/** Takes files by an emailed link. */
function uploadsOf({ dataDir }: Config, { records, siteUrl, log }: Pick<DeskOptions, 'records' | 'siteUrl' | 'log'>) {
	return createUploadEndpoint({ store: records.store, storage: records.files, dataDir, siteUrl, log })
}

type ImagesOf = Pick<DeskOptions, 'config' | 'content' | 'siteUrl' | 'log'> & {
	previews: ReturnType<typeof createEditorRoutes>['previews']
	today: Today
}

function imageRoutes({ config, content, previews, today, siteUrl, log }: ImagesOf) {
	const shared = { source: content.replica, ...createPictures(config, content, log), log }
	const describe: Parameters<typeof createShareImages>[0]['describe'] = (dog, revision) =>
		shareImage(dog, revision, { today: today(revision), siteUrl })
	const images = createImages({ ...shared, previewed: previews.picture })
	return { images, shareImages: createShareImages({ ...shared, describe }) }
}

/** What the image routes share. */
function createPictures(config: Config, { fetchFile, mediaHosts }: ReturnType<typeof createContentStack>, log: Log) {
	const originals = createOriginals({ fetch: fetchFile, hosts: mediaHosts })
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

function formSettings({ formSecret, emailLimits, unpaidLimits }: Config) {
	return { formSecret, emailLimits, unpaidLimits }
}

function mediaHostsOf({ apiBase, mediaHosts }: Config): string[] {
	return [...hostsOf(apiBase ?? undefined), ...mediaHosts]
}

interface JobsOf {
	config: Pick<Config, 'formSecret' | 'dataDir' | 'uploadsS3'>
	siteUrl: string
	content: ReturnType<typeof createContentStack>
	records: Records
	payments: Payments | undefined
}

function jobsOf({ config, siteUrl, content, records, payments }: JobsOf) {
	const { formSecret } = config
	return async () => {
		const current = await content.replica.current()
		payments?.run()
		const result = await runJobs({
			store: records.store,
			content: current,
			siteUrl,
			formSecret,
			now: Date.now(),
			clock: await records.upkeep.round(),
			cancelMonthly: payments?.cancelMonthly,
			warnings: records.upkeep.warnings(),
		})
		const auditErrors = await keepAuditHead(records.store, config.dataDir).then(
			() => [],
			(error: unknown) => [error],
		)
		const emailErrors = await deleteOldEmailFiles(config.dataDir, Date.now()).then(
			() => [],
			(error: unknown) => [error],
		)
		const sweepErrors = await sweepAllFiles(records.store, config, Date.now())
		const stockErrors = await reportSales(records.store, content.sendStock || undefined)
		return { ...result, errors: [...result.errors, ...auditErrors, ...emailErrors, ...sweepErrors, ...stockErrors] }
	}
}

/** The build's own files, then those of previous builds. */
export function buildFolders(buildDir: string, previous: string[]): string[] {
	return [
		join(buildDir, 'client'),
		join(buildDir, 'desk', 'client'),
		...previous.map((name) => join(buildDir, 'previous', name)),
	]
}
