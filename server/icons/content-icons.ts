import { LRUCache } from 'lru-cache'
import type { Icon, IconsByName } from '#lib/icons/icon.ts'

/** Measured from the page's request. */
const PAGE_WAIT_MS = 1500
/** Unknown names are retried after this, in the background. */
const RETRY_MS = 10 * 60_000
/** More icons than any charity's content uses. */
const MAX_CACHED = 500

type LoadIcons = (names: string[]) => Promise<IconsByName>

/** Cache of the icons in content. Each source is asked for the icons that the ones before did not have. */
export function createContentIcons(sources: LoadIcons[], reportMissing: (names: string[]) => void) {
	const found = new LRUCache<string, Icon>({ max: MAX_CACHED })
	const requested = new LRUCache<string, { first: number; last: number; done: Promise<void> }>({ max: MAX_CACHED })

	async function load(names: string[]) {
		for (const source of sources) {
			const missing = names.filter((name) => !found.has(name))
			if (missing.length === 0) return
			for (const [name, icon] of Object.entries(await source(missing))) found.set(name, icon)
		}
		const missing = names.filter((name) => !found.has(name))
		if (missing.length > 0) reportMissing(missing)
	}

	function loadMissing(names: string[]) {
		const now = performance.now()
		const due = names.filter((name) => !found.has(name) && now - (requested.get(name)?.last ?? -RETRY_MS) >= RETRY_MS)
		if (due.length === 0) return
		const done = load(due)
		for (const name of due) requested.set(name, { first: requested.get(name)?.first ?? now, last: now, done })
	}

	return {
		get: (name: string) => found.get(name),
		/** Resolves when no request for these names is pending. */
		async settled(names: string[]): Promise<void> {
			await Promise.all(names.map((name) => requested.get(name)?.done))
		},
		/**
		 * The named icons that are cached or load within 1.5 s of the page's request.
		 *
		 * @param requestedAt On the clock of `performance.now()`.
		 */
		async resolve(names: string[], requestedAt: number): Promise<IconsByName> {
			loadMissing(names)
			const waits = names.flatMap((name) => (found.has(name) ? [] : (requested.get(name) ?? [])))
			const firstWaits = waits.filter(({ first, last }) => first === last)
			const left = requestedAt + PAGE_WAIT_MS - performance.now()
			if (firstWaits.length > 0 && left > 0) await withTimeout(Promise.all(firstWaits.map(({ done }) => done)), left)
			return Object.fromEntries(
				names.flatMap((name) => {
					const icon = found.get(name)
					return icon ? [[name, icon]] : []
				}),
			)
		},
	}
}

async function withTimeout(work: Promise<unknown>, milliseconds: number): Promise<void> {
	let timer: NodeJS.Timeout | undefined
	const timeout = new Promise((resolve) => {
		timer = setTimeout(resolve, milliseconds)
	})
	await Promise.race([work, timeout])
	clearTimeout(timer)
}
