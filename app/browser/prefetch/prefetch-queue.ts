const MAX_PENDING = 4

/**
 * Fetches files in advance, a few at a time. A file is marked as done before it is fetched; one that failed is fetched
 * again by the page that needs it.
 * @param load Rejects if the file failed to load; the error is ignored.
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
		add(addresses: string[], { first = false } = {}) {
			const promoted = first ? addresses.filter((address) => waiting.includes(address)) : []
			for (const address of promoted) waiting.splice(waiting.indexOf(address), 1)
			const fresh = addresses.filter((address) => !done.has(address) || promoted.includes(address))
			for (const address of fresh) done.add(address)
			if (first) waiting.unshift(...fresh)
			else waiting.push(...fresh)
			next()
		},
		/** Allows a stale file to be fetched again. */
		forget: (address: string) => void done.delete(address),
		clear() {
			for (const address of waiting.splice(0)) done.delete(address)
		},
	}
}
