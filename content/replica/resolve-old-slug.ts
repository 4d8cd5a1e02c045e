import type { ContentType } from '../model/content.ts'
import type { Backend } from '../wordpress/http/backend.ts'
import { currentSlug, withOldSlug } from './replica-data.ts'
import type { ReplicaState } from './replica-state.ts'

const ASKS_A_SECOND = 2
const WAIT_MS = 1_000
const CACHE_MS = 10 * 60_000
const MAX_CACHED = 5_000

/**
 * Makes the function that finds the slug an item now has.
 *
 * Anybody can ask for any address, so the backend is asked at most twice a second and never twice about a slug that
 * it did not know a moment ago.
 */
export function createOldSlugResolver(backend: Backend, keeper: ReplicaState, now: () => number) {
	const unknown = new Map<string, number>()
	const asking = new Map<string, Promise<string | null>>()
	let asks: number[] = []

	return async function renamed(type: ContentType, slug: string): Promise<string | null> {
		const known = currentSlug(keeper.lists(), type, slug)
		if (known !== null) return known
		const key = `${type}/${slug}`
		const since = unknown.get(key)
		if (since !== undefined && now() - since < CACHE_MS) return null
		const open = asking.get(key)
		if (open) return open
		asks = asks.filter((at) => now() - at < 1_000)
		if (asks.length >= ASKS_A_SECOND) return null
		asks.push(now())
		const answer = ask(type, slug, key).finally(() => asking.delete(key))
		asking.set(key, answer)
		return answer
	}

	async function ask(type: ContentType, slug: string, key: string): Promise<string | null> {
		let timer: NodeJS.Timeout | undefined
		const late = new Promise<undefined>((resolve) => {
			timer = setTimeout(() => resolve(undefined), WAIT_MS).unref()
		})
		// A backend that is down or slow has not said no: that is not remembered.
		const found = await Promise.race([backend.resolve(type, slug).catch(() => undefined), late])
		clearTimeout(timer)
		if (found === null) remember(key)
		if (!found || found === slug) return null
		return await adopt(type, slug, found)
	}

	function remember(key: string) {
		unknown.delete(key)
		unknown.set(key, now())
		const oldest = unknown.keys().next().value
		if (unknown.size > MAX_CACHED && oldest !== undefined) unknown.delete(oldest)
	}

	/** Only an item we hold: a redirect to a page that does not exist would be kept by browsers. */
	async function adopt(type: ContentType, slug: string, found: string): Promise<string | null> {
		const holder = keeper.lists().items[type].find(({ item }) => item.slug === found)
		if (!holder) return null
		await keeper.patch((lists) => withOldSlug(lists, type, slug, holder.item.id))
		void keeper.publish()
		return found
	}
}
