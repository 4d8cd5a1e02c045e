/** Most files that are under way at once; the rest waits its turn. */
const MAX_PENDING = 4

/**
 * Fetches files ahead, a few at a time. A file is marked as done before it is fetched, so whoever asks for it meanwhile or
 * later asks for nothing; one that did not come is fetched again by the page that needs it.
 *
 * @param load Rejects when the file did not come; nobody hears of it.
 */
export function createPrefetchQueue(load: (address: string) => Promise<unknown>) {
	const done = new Set<string>()
	const waiting: string[] = []
	let pending = 0

	function next() {
		while (pending < MAX_PENDING) {
			const address = waiting.shift()
			if (address === undefined) return
			pending += 1
			load(address)
				.catch(() => {})
				.finally(() => {
					pending -= 1
					next()
				})
		}
	}

	return {
		/** Asks for files after all that wait, or before them when somebody is about to need them. */
		add(addresses: string[], { first = false } = {}) {
			const waits = first ? addresses.filter((address) => waiting.includes(address)) : []
			for (const address of waits) waiting.splice(waiting.indexOf(address), 1)
			const fresh = addresses.filter((address) => !done.has(address) || waits.includes(address))
			for (const address of fresh) done.add(address)
			if (first) waiting.unshift(...fresh)
			else waiting.push(...fresh)
			next()
		},
		/** Lets a file be fetched again: what was kept of it is stale. */
		forget: (address: string) => void done.delete(address),
		/** Gives up what still waits. */
		clear() {
			for (const address of waiting.splice(0)) done.delete(address)
		},
	}
}
