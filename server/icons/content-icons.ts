import { LRUCache } from 'lru-cache'
import type { Icon, IconsByName } from '#lib/icons/icon.ts'

/** How long after its request a page still waits for its icons. */
const PAGE_WAIT_MS = 1500
/** A name that nobody had is asked for again after this long; no page waits for that. */
const RETRY_MS = 10 * 60_000
/** More than any charity's footer has; what is beyond was left out of the content long ago. */
const MAX_CACHED = 500

export type LoadIcons = (names: string[]) => Promise<IconsByName>

/**
 * The icons that content names, kept once they were found. Each way to load is tried in its turn for what the ones before did
 * not have.
 */
export function createContentIcons(ways: LoadIcons[], reportMissing: (names: string[]) => void) {
	const found = new LRUCache<string, Icon>({ max: MAX_CACHED })
	const asked = new LRUCache<string, { first: number; last: number; done: Promise<void> }>({ max: MAX_CACHED })

	async function load(names: string[]) {
		for (const way of ways) {
			const missing = names.filter((name) => !found.has(name))
			if (missing.length === 0) return
			for (const [name, icon] of Object.entries(await way(missing))) found.set(name, icon)
		}
		const missing = names.filter((name) => !found.has(name))
		if (missing.length > 0) reportMissing(missing)
	}

	function askForMissing(names: string[]) {
		const now = performance.now()
		const due = names.filter((name) => !found.has(name) && now - (asked.get(name)?.last ?? -RETRY_MS) >= RETRY_MS)
		if (due.length === 0) return
		const done = load(due)
		for (const name of due) asked.set(name, { first: asked.get(name)?.first ?? now, last: now, done })
	}

	return {
		/** A found icon, for those who ask later. */
		get: (name: string) => found.get(name),
		/** Resolves when nobody is being asked for these names any more. */
		async settled(names: string[]): Promise<void> {
			await Promise.all(names.map((name) => asked.get(name)?.done))
		},
		/**
		 * Those of the named icons that are there, or come within 1.5 s of the page's request. A name that was looked for in vain
		 * is not waited for again.
		 *
		 * @param requestedAt On the clock of `performance.now()`.
		 */
		async resolve(names: string[], requestedAt: number): Promise<IconsByName> {
			askForMissing(names)
			const waits = names.flatMap((name) => (found.has(name) ? [] : (asked.get(name) ?? [])))
			const firstWaits = waits.filter(({ first, last }) => first === last)
			const left = requestedAt + PAGE_WAIT_MS - performance.now()
			if (firstWaits.length > 0 && left > 0) await soon(Promise.all(firstWaits.map(({ done }) => done)), left)
			return Object.fromEntries(
				names.flatMap((name) => {
					const icon = found.get(name)
					return icon ? [[name, icon]] : []
				}),
			)
		},
	}
}

async function soon(work: Promise<unknown>, milliseconds: number): Promise<void> {
	let timer: NodeJS.Timeout | undefined
	const timeout = new Promise((resolve) => {
		timer = setTimeout(resolve, milliseconds)
	})
	await Promise.race([work, timeout])
	clearTimeout(timer)
}
