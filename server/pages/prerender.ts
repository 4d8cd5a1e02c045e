import type { Health } from '../health.ts'
import type { Log } from '../log.ts'
import type { NamedCacheVersion, RenderedPageCache } from './rendered-page-cache.ts'

/** Whoever comes first after a start gets the processor to himself. */
const START_MS = 1000
/** How often the day is looked at, which changes without telling. */
const LOOK_MS = 5000
/** Requests that came in the meantime get their turn after each page. */
const REST_MS = 5
/** A site in use renders pages by being used: then each page ahead waits for a moment without a request, but not for ever. */
const QUIET_MS = 20
const MAX_YIELD_MS = 100

interface PagesAheadOptions {
	kept: Pick<RenderedPageCache, 'edition' | 'prepare'>
	/** Makes what pages look things up in, as far as it was not ready when the edition came; also of the next day, once midnight is near. */
	finishPreparing(edition: NamedCacheVersion): Promise<void>
	prepareFeeds(edition: NamedCacheVersion): Promise<void>
	/** The paths of an edition, those that are needed first at the front. */
	paths(edition: NamedCacheVersion): Promise<readonly string[]>
	health: Pick<Health, 'lastRequestAt'>
	log: Log
}

export interface Prerenderer {
	start(): void
	/** There is new content: begin now and not at the next look. */
	renew(): void
	stop(): void
}

/**
 * Renders pages before anybody asks for them: after the start, at each revision of the content and each change of day, one
 * at a time, until all are kept or the room for them is full.
 */
export function createPrerenderer(options: PagesAheadOptions): Prerenderer {
	const { kept, paths, health, log } = options
	let timer: NodeJS.Timeout | undefined
	let isStopped = false
	let isRunning = false
	let readyFor = ''

	async function look() {
		if (isRunning || isStopped) return
		isRunning = true
		try {
			for (;;) {
				const edition = await kept.edition()
				await options.finishPreparing(edition)
				if (isStopped || edition.name === readyFor) return
				// Before the pages, each of which holds the processor for longer than a piece of a feed does.
				await makeFeeds(edition)
				if (await renderAll(edition)) readyFor = edition.name
			}
		} catch (error) {
			log.error({ err: error }, 'prerender failed')
		} finally {
			isRunning = false
		}
	}

	async function makeFeeds(edition: NamedCacheVersion) {
		const started = performance.now()
		try {
			await options.prepareFeeds(edition)
			log.info({ ms: Math.round(performance.now() - started) }, 'feeds prepared')
		} catch (error) {
			log.error({ err: error }, 'feed preparation failed')
		}
	}

	/** Answers false when a newer edition has come before it was done. */
	async function renderAll(edition: NamedCacheVersion): Promise<boolean> {
		const started = performance.now()
		let count = 0
		for (const path of await paths(edition)) {
			await quiet(health)
			if (isStopped || (await kept.edition()).name !== edition.name) return isStopped
			if (!(await kept.prepare(path))) break
			count++
		}
		log.info({ pages: count, ms: Math.round(performance.now() - started) }, 'pages prerendered')
		return true
	}

	return {
		start() {
			timer = setTimeout(() => {
				void look()
				timer = setInterval(look, LOOK_MS).unref()
			}, START_MS).unref()
		},
		renew: () => void look(),
		stop() {
			isStopped = true
			clearTimeout(timer)
		},
	}
}

async function quiet(health: Pick<Health, 'lastRequestAt'>) {
	const asked = performance.now()
	do {
		await new Promise((resolve) => setTimeout(resolve, REST_MS))
	} while (performance.now() - health.lastRequestAt < QUIET_MS && performance.now() - asked < MAX_YIELD_MS)
}
