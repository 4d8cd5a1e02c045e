import { LRUCache } from 'lru-cache'

/** Forgotten keys start again from zero. */
const MAX_KEYS = 20_000

/**
 * A rate limit per key (network address, email address), in this process only.
 *
 * @returns a function that counts one and returns whether it is allowed
 */
export function createRateLimit({ max, withinMs, now = Date.now }: RateLimitOptions) {
	const counts = new LRUCache<string, { count: number; until: number }>({ max: MAX_KEYS })
	return function take(key: string): boolean {
		const known = counts.get(key)
		const window = known && known.until > now() ? known : { count: 0, until: now() + withinMs }
		window.count += 1
		counts.set(key, window)
		return window.count <= max
	}
}

interface RateLimitOptions {
	max: number
	withinMs: number
	/** Milliseconds since 1970. */
	now?: () => number
}
