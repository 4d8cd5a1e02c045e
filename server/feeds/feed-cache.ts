import { allBonds } from './bonded-dogs.ts'
import { type Feed, type FeedInput, newestFirst } from './feed.ts'
import { type Packed, pack } from './pack.ts'

/** Caches each feed for a revision and a day (ages change overnight); concurrent requests share one build. */
export function createFeedCache() {
	const cache = new Map<Feed, { madeOf: string; packed: Promise<Packed> }>()

	return function packedFeed(feed: Feed, input: FeedInput): Promise<Packed> {
		const madeOf = `${input.content.revision} ${input.today.toISOString().slice(0, 10)}`
		const found = cache.get(feed)
		if (found?.madeOf === madeOf) return found.packed
		const packed = make(feed, input)
		cache.set(feed, { madeOf, packed })
		// The next request retries.
		packed.catch(() => {
			if (cache.get(feed)?.packed === packed) cache.delete(feed)
		})
		return packed
	}
}

/** Builds the lookups first, in slices: the pieces of a feed would build them at once. */
async function make(feed: Feed, input: FeedInput): Promise<Packed> {
	const { dogs } = input.content
	await newestFirst.prepare(dogs)
	await allBonds.prepare(dogs)
	return pack(feed.pieces(input))
}
