import { allBonds } from './bonded-dogs.ts'
import { type Feed, type FeedInput, newestFirst } from './feed.ts'
import { type Packed, pack } from './pack.ts'

/**
 * Makes each feed once for a revision of the content and a day (ages change overnight), however many ask for it at once,
 * and keeps the newest of each.
 */
export function createFeedCache() {
	const cache = new Map<Feed, { madeOf: string; packed: Promise<Packed> }>()

	return function packedFeed(feed: Feed, input: FeedInput): Promise<Packed> {
		const madeOf = `${input.content.revision} ${input.today.toISOString().slice(0, 10)}`
		const found = cache.get(feed)
		if (found?.madeOf === madeOf) return found.packed
		const packed = make(feed, input)
		cache.set(feed, { madeOf, packed })
		// The next who asks tries again.
		packed.catch(() => {
			if (cache.get(feed)?.packed === packed) cache.delete(feed)
		})
		return packed
	}
}

/** Lookups first, in slices: the pieces of a feed would make them at once. */
async function make(feed: Feed, input: FeedInput): Promise<Packed> {
	const { dogs } = input.content
	await newestFirst.prepare(dogs)
	await allBonds.prepare(dogs)
	return pack(feed.pieces(input))
}
