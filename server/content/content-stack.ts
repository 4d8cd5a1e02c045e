import { createEmbeddedBackend } from '#content/embedded/embedded-backend.ts'
import type { Content } from '#content/model/content.ts'
import { createReplica } from '#content/replica/replica.ts'
import { createWordPressBackend } from '#content/wordpress/client.ts'
import { parseContentChanged } from '#content/wordpress/content-changed.ts'
import { withBackendAccess, withFileAccess } from '#content/wordpress/http/backend-access.ts'
import type { Fetch } from '#content/wordpress/http/follow.ts'
import { isPlausibleSignature, verifySignature } from '#content/wordpress/http/signature.ts'
import { createStockSender } from '#content/wordpress/send-stock.ts'
import { type Config, contentSource } from '../config.ts'
import type { Log } from '../logging/log.ts'
import { type ContentProblem, createProblemLog } from '../logging/problem-log.ts'
import { readEndlessRecords } from '../watchdog.ts'
import { createContentWarnings } from './content-warnings.ts'
import { createSkippedRecords } from './skipped-records.ts'
import { createContentChanged } from './webhooks.ts'

interface ContentStackOptions {
	config: Config
	siteUrl: string
	log: Log
	/** Prepares a revision before it is published. */
	prepare(next: Content, before: Content): Promise<void>
}

/**
 * Wires the content backend: WordPress when `API_BASE` is set, otherwise the embedded backend, with the same client and
 * an in-process `fetch`.
 */
export function createContentStack({ config, siteUrl, log, prepare }: ContentStackOptions) {
	const { newestFirst, parseNotice, ...reports } = createReports(log)
	const embedded = config.apiBase
		? null
		: createEmbeddedBackend({ ...reports, contentDir: config.contentDir, secret: config.contentSecret, watch: true })
	const warnings = createContentWarnings(log)
	const sharedSecret = config.signsOptionsRequests ? config.contentSecret : undefined
	const base = config.apiBase ?? siteUrl
	const access = { apiBase: base, credentials: config.apiCredentials, secret: sharedSecret }
	const reach: Fetch = embedded
		? (url, init) => embedded.handle(new Request(url, init))
		: withBackendAccess((url, init) => fetch(url, init), access)
	const backend = createWordPressBackend({
		apiBase: base,
		fetch: reach,
		...reports,
		source: contentSource(config),
		mediaHosts: config.mediaHosts,
		endless: readEndlessRecords(config.dataDir),
		hasCredentials: config.apiCredentials !== undefined,
		onContract: warnings.contract,
		onRefusedHost(host) {
			const hint = `If it is yours, set MEDIA_HOSTS=${[...config.mediaHosts, host].join()}`
			log.warn({ host, hint }, 'media host refused')
		},
	})
	const { notificationEmail, dataDir } = config
	const replica = createReplica({ ...reports, backend, dataDir, log, notificationEmail, prepare })
	replica.onRevision(() => warnings.content(replica.status()))

	embedded?.onChange((events) => {
		const change = parseContentChanged(
			{ v: 1, id: 'embedded', sent_at: new Date().toISOString(), events },
			reports.report,
		)
		replica.changed(change.events).catch((error: unknown) => log.error({ err: error }, 'content file update failed'))
	})

	return {
		replica,
		warnings: warnings.all,
		skipped: newestFirst,
		/** Fetches pictures and other files that content names. */
		fetchFile: embedded ? reach : withFileAccess((url, init) => fetch(url, init), access),
		mediaHosts: backend.mediaHosts,
		serveBackend: embedded ? embedded.serve : null,
		preview: backend.preview,
		/** Known to this site and to its WordPress. */
		sharedSecret,
		sendStock: sharedSecret && createStockSender({ apiBase: base, fetch: reach, secret: sharedSecret }),
		isPlausibleNotice: (header: string | null) => isPlausibleSignature(header, Date.now() / 1000),
		contentChanged: createContentChanged({
			verify: isSignedWith(config.contentSecret),
			parse: parseNotice,
			apply: (change) => replica.changed(change.events),
			log,
		}),
		async start() {
			await replica.start()
			// A restored snapshot is no new revision.
			warnings.content(replica.status())
		},
		async stop() {
			embedded?.stop()
			await replica.stop()
		},
	}
}

/** What the site cannot use, for its log and for the desk. */
function createReports(log: Log) {
	const logProblem = createProblemLog(log)
	const { add, withdraw, newestFirst } = createSkippedRecords()

	function report(problem: ContentProblem) {
		add(problem)
		logProblem(problem)
	}

	return {
		report,
		withdraw,
		newestFirst,
		/** What the notice before said no longer matters. */
		parseNotice(json: unknown) {
			withdraw(({ type }) => type === 'content-changed')
			return parseContentChanged(json, report)
		},
	}
}

function isSignedWith(secret: string) {
	return (header: string | null, rawBody: Buffer) =>
		verifySignature({ secret, header, rawBody, nowSeconds: Math.floor(Date.now() / 1000) })
}
