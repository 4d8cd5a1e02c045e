import type { Health } from '#server/health.ts'
import type { Log } from '#server/logging/log.ts'
import type { NamedCacheVersion, RenderedPageCache } from './rendered-page-cache.ts'

/** Wait 1 s after start so that the first requests get the CPU. */
const START_DELAY_MS = 1000
/** How often a change of day is checked for. */
const POLL_MS = 5000
/** Pause after each page, so that waiting requests are answered. */
const YIELD_MS = 5
/** Each page waits for a moment without requests, up to `MAX_YIELD_MS`. */
const QUIET_MS = 20
const MAX_YIELD_MS = 100

interface PrerendererOptions {
	cache: Pick<RenderedPageCache, 'version' | 'prepare'>
	/** Builds missing lookups of the version, and those of the next day shortly before midnight. */
	finishPreparing(version: NamedCacheVersion): Promise<void>
	prepareFeeds(version: NamedCacheVersion): Promise<void>
	/** Most important first. */
	paths(version: NamedCacheVersion): Promise<readonly string[]>
	health: Pick<Health, 'lastRequestAt'>
	log: Log
}

interface Prerenderer {
	start(): void
	/** Starts at once after a content change. */
	renew(): void
	stop(): void
}

/**
 * Prerenders pages after the start, for each revision and each day, one at a time, until all are cached or the cache is
 * full.
 */
export function createPrerenderer(options: PrerendererOptions): Prerenderer {
	const { cache, paths, health, log } = options
	let timer: NodeJS.Timeout | undefined
	let isStopped = false
	let isRunning = false
	let completedVersion = ''

	async function run() {
		if (isRunning || isStopped) return
		isRunning = true
		try {
			for (;;) {
				const version = await cache.version()
				await options.finishPreparing(version)
				if (isStopped || version.name === completedVersion) return
				// Feeds first: their slices block the event loop for less time than a page.
				await prepareFeeds(version)
				if (await renderAll(version)) completedVersion = version.name
			}
		} catch (error) {
			log.error({ err: error }, 'prerender failed')
		} finally {
			isRunning = false
		}
	}

	async function prepareFeeds(version: NamedCacheVersion) {
		const started = performance.now()
		try {
			await options.prepareFeeds(version)
			log.info({ ms: Math.round(performance.now() - started) }, 'feeds prepared')
		} catch (error) {
			log.error({ err: error }, 'feed preparation failed')
		}
	}

	/** Returns false when a newer version interrupted it. */
	async function renderAll(version: NamedCacheVersion): Promise<boolean> {
		const started = performance.now()
		let count = 0
		for (const path of await paths(version)) {
			await waitUntilIdle(health)
			if (isStopped || (await cache.version()).name !== version.name) return isStopped
			if (!(await cache.prepare(path))) break
			count++
		}
		log.info({ pages: count, ms: Math.round(performance.now() - started) }, 'pages prerendered')
		return true
	}

	return {
		start() {
			timer = setTimeout(() => {
				void run()
				timer = setInterval(run, POLL_MS).unref()
			}, START_DELAY_MS).unref()
		},
		renew: () => void run(),
		stop() {
			isStopped = true
			clearTimeout(timer)
		},
	}
}

async function waitUntilIdle(health: Pick<Health, 'lastRequestAt'>) {
	const asked = performance.now()
	do {
		await new Promise((resolve) => setTimeout(resolve, YIELD_MS))
	} while (performance.now() - health.lastRequestAt < QUIET_MS && performance.now() - asked < MAX_YIELD_MS)
}
