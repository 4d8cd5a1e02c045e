import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content, Dog } from '#content/model/content.ts'
import { FEED_CACHE } from '#server/http/headers.ts'
import { corsResponse } from '../../http/text-response.ts'
import type { FeedInput } from '../feed.ts'
import { readEmbedQuery } from './embed-query.ts'
import { embedOrder, embedResponse } from './embed-response.ts'

/** The embedded list for other sites: its script and data. */
export function createEmbed() {
	const script = readFileSync(join(import.meta.dirname, 'embed.js'), 'utf8')
	const cache = new WeakMap<Content, CachedEmbeds>()

	return {
		prepare: async (input: FeedInput) => void (await cachedFor(input)),
		script: (request: Request) => corsResponse(request, script, 'text/javascript; charset=utf-8', FEED_CACHE),
		async list(request: Request, params: URLSearchParams, input: FeedInput) {
			const query = readEmbedQuery(params)
			const { waiting, answers } = await cachedFor(input)
			const key = `${query.with} ${query.size} ${query.limit}`
			const answer = answers.get(key) ?? JSON.stringify(embedResponse(waiting, query, input))
			answers.set(key, answer)
			return corsResponse(request, answer, 'application/json; charset=utf-8', FEED_CACHE)
		},
	}

	async function cachedFor({ content, today }: FeedInput): Promise<CachedEmbeds> {
		const day = today.toISOString().slice(0, 10)
		const found = cache.get(content)
		if (found?.day === day) return found
		const { dogs } = content
		await embedOrder.prepare(dogs)
		const fresh = { day, waiting: embedOrder.of(dogs), answers: new Map() }
		cache.set(content, fresh)
		return fresh
	}
}

/** The cache of one revision and day. At most 600 responses of a few KB (filters times limits). */
interface CachedEmbeds {
	day: string
	waiting: Dog[]
	answers: Map<string, string>
}
