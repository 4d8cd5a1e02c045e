import { LRUCache } from 'lru-cache'

/** How many addresses are remembered at most; who comes after that many others is forgotten, and so let in. */
const MAX_KEYS = 20_000

/**
 * So many within so long, for each key: an address of the network, an e-mail address. Counts in this process alone, and in
 * memory: nothing about visitors is written down for it.
 *
 * @returns takes one and says whether it was still allowed
 */
export function createRateLimit({ most, withinMs, now = Date.now }: RateLimitOptions) {
	const taken = new LRUCache<string, { count: number; until: number }>({ max: MAX_KEYS })
	return function take(key: string): boolean {
		const known = taken.get(key)
		const window = known && known.until > now() ? known : { count: 0, until: now() + withinMs }
		window.count += 1
		taken.set(key, window)
		return window.count <= most
	}
}

interface RateLimitOptions {
	most: number
	withinMs: number
	/** Milliseconds since 1970. */
	now?: () => number
}
