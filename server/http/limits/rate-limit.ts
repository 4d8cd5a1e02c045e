import { LRUCache } from 'lru-cache'
import { limitsOf } from '#lib/network-hash.ts'

/** Forgotten keys start again from zero. */
const MAX_KEYS = 20_000

/**
 * A rate limit per key (network address, email address), in this process only.
 *
 * @returns a function that counts one and returns whether it is allowed
 */
export function createRateLimit({ max, withinMs, now = Date.now }: RateLimitOptions) {
	const countOne = createCounts({ withinMs, now })
	return (key: string): boolean => countOne(key) <= max
}

/**
 * A rate limit per network address, in this process only. The IPv6 networks around it have one too, to which each
 * address within adds at most its own: one that floods does not use up what its neighbours have.
 *
 * @returns a function that counts one and returns whether it is allowed
 */
export function createNetworkLimit({ max, withinMs, now = Date.now }: RateLimitOptions) {
	const countOne = createCounts({ withinMs, now })
	return (address: string): boolean =>
		limitsOf(address, max)
			.toReversed()
			.every((limit) => countOne(limit.network) <= limit.max)
}

/** Counts one of a key, and returns how many there are. */
function createCounts({ withinMs, now }: Required<Omit<RateLimitOptions, 'max'>>) {
	const counts = new LRUCache<string, { count: number; until: number }>({ max: MAX_KEYS })
	return function countOne(key: string): number {
		const known = counts.get(key)
		const window = known && known.until > now() ? known : { count: 0, until: now() + withinMs }
		window.count += 1
		counts.set(key, window)
		return window.count
	}
}

interface RateLimitOptions {
	max: number
	withinMs: number
	/** Milliseconds since 1970. */
	now?: () => number
}
