import type { ContentType } from '../model/content.ts'
import type { Backend } from '../wordpress/http/backend.ts'
import { currentSlug, withOldSlug } from './replica-data.ts'
import type { ReplicaState } from './replica-state.ts'

const MAX_REQUESTS_PER_SECOND = 2
const TIMEOUT_MS = 1_000
const CACHE_MS = 10 * 60_000
const MAX_CACHED = 5_000

/**
 * Resolves an old slug to the item's current one.
 *
 * Visitors can request any URL, so the backend is asked at most twice a second, and unknown slugs are cached.
 */
export function createOldSlugResolver(backend: Backend, state: ReplicaState, now: () => number) {
	const unknown = new Map<string, number>()
	const pending = new Map<string, Promise<string | undefined>>()
	let recentRequests: number[] = []

	return async function resolveOldSlug(type: ContentType, slug: string): Promise<string | undefined> {
		const known = currentSlug(state.data(), type, slug)
		if (known !== undefined) return known
		const key = `${type}/${slug}`
		const since = unknown.get(key)
		if (since !== undefined && now() - since < CACHE_MS) return undefined
		const inFlight = pending.get(key)
		if (inFlight) return inFlight
		recentRequests = recentRequests.filter((at) => now() - at < 1_000)
		if (recentRequests.length >= MAX_REQUESTS_PER_SECOND) return undefined
		recentRequests.push(now())
		const lookup = lookUp(type, slug, key).finally(() => pending.delete(key))
		pending.set(key, lookup)
		return lookup
	}

	async function lookUp(type: ContentType, slug: string, key: string): Promise<string | undefined> {
		let timer: NodeJS.Timeout | undefined
		const timeout = new Promise<undefined>((resolve) => {
			timer = setTimeout(() => resolve(undefined), TIMEOUT_MS).unref()
		})
		// Failures and timeouts are not cached.
		const request = backend.resolve(type, slug).then((found) => ({ found }))
		const answer = await Promise.race([request.catch(() => undefined), timeout])
		clearTimeout(timer)
		if (!answer) return undefined
		const { found } = answer
		if (found === undefined) cacheUnknown(key)
		if (!found || found === slug) return undefined
		return await adopt(type, slug, found)
	}

	function cacheUnknown(key: string) {
		unknown.delete(key)
		unknown.set(key, now())
		const oldest = unknown.keys().next().value
		if (unknown.size > MAX_CACHED && oldest !== undefined) unknown.delete(oldest)
	}

	/** Only for an item in the replica: browsers would cache a redirect to a missing page. */
	async function adopt(type: ContentType, slug: string, found: string): Promise<string | undefined> {
		const holder = state.data().items[type].find(({ item }) => item.slug === found)
		if (!holder) return undefined
		await state.patch((data) => withOldSlug(data, type, slug, holder.item.id))
		void state.publish()
		return found
	}
}
