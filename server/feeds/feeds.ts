import type { Content, ContentSource } from '#content/model/content.ts'
import { acceptedEncoding } from '../http/compress.ts'
import { matchesETag, notModified } from '../http/etag.ts'
import { CORS_ANY_ORIGIN, FEED_CACHE, FIXED_NAME_CACHE, NO_STORE } from '../http/headers.ts'
import { corsResponse } from '../http/text-response.ts'
import type { Today } from '../today.ts'
import { createEmbed } from './embed/embed.ts'
import type { Feed, FeedInput } from './feed.ts'
import { createFeedCache } from './feed-cache.ts'
import { publishedSchema } from './formats/json-feed.schema.ts'
import { jsonFeed } from './formats/json-feed.ts'
import { petfinder } from './formats/petfinder.ts'
import { rescueGroups } from './formats/rescue-groups.ts'
import { rssFeed } from './formats/rss-feed.ts'
import { shelterManager } from './formats/shelter-manager.ts'
import { unpack } from './pack.ts'

/** Feeds by file name. The files of the embedded list are separate. */
const FEEDS: Record<string, Feed> = {
	'dogs.json': jsonFeed,
	'dogs.xml': rssFeed,
	'petfinder.csv': petfinder,
	'rescuegroups.csv': rescueGroups,
	'shelter-manager.csv': shelterManager,
}

interface FeedsOptions {
	source: ContentSource
	siteUrl: string
	today: Today
}

export interface Feeds {
	/** Answers `/feeds/{name}` if the feed is enabled. */
	answer(request: Request): Promise<Response>
	/** Prepares the enabled feeds one by one, until there is newer content. */
	prepare(content: Content): Promise<void>
}

export function createFeeds({ source, siteUrl, today }: FeedsOptions): Feeds {
	const packedFeed = createFeedCache()
	const embed = createEmbed()
	const schema = publishedSchema(siteUrl)

	return { answer, prepare }

	async function answer(request: Request): Promise<Response> {
		const { pathname, searchParams } = new URL(request.url)
		const name = pathname.slice('/feeds/'.length)
		const content = await source.current()
		const { options } = content
		if (!options) return plainTextResponse(503, 'There is no content yet.')
		const input: FeedInput = { content, options, siteUrl, today: today(content) }

		if (name === 'dogs.schema.json') {
			if (!options.feeds.json) return disabledFeed(jsonFeed.title)
			return corsResponse(request, schema, 'application/schema+json; charset=utf-8', FIXED_NAME_CACHE)
		}
		if (name === 'embed.js' || name === 'embed.json') {
			if (!options.feeds.embed) return disabledFeed('The list for other sites')
			return name === 'embed.js' ? embed.script(request) : embed.list(request, searchParams, input)
		}
		const feed = Object.hasOwn(FEEDS, name) ? FEEDS[name] : undefined
		if (!feed) return plainTextResponse(404, 'There is no such feed.')
		if (!options.feeds[feed.name]) return disabledFeed(feed.title)
		return respondWithFeed(request, feed, input)
	}

	async function prepare(content: Content): Promise<void> {
		const { options } = content
		if (!options) return
		const input: FeedInput = { content, options, siteUrl, today: today(content) }
		if (options.feeds.embed) await embed.prepare(input)
		for (const feed of Object.values(FEEDS)) {
			if ((await source.current()) !== content) return
			if (options.feeds[feed.name]) await packedFeed(feed, input)
		}
	}

	async function respondWithFeed(request: Request, feed: Feed, input: FeedInput): Promise<Response> {
		const packed = await packedFeed(feed, input)
		const headers = new Headers({
			...CORS_ANY_ORIGIN,
			'Content-Type': feed.contentType,
			'Cache-Control': FEED_CACHE,
			ETag: packed.etag,
			Vary: 'Accept-Encoding',
		})
		if (feed.downloadAs) headers.set('Content-Disposition', `attachment; filename="${feed.downloadAs}"`)
		if (matchesETag(request.headers.get('If-None-Match'), packed.etag)) return notModified(headers)
		const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'))
		if (encoding) headers.set('Content-Encoding', encoding)
		headers.set('Content-Length', String(encoding ? packed.encoded[encoding].byteLength : packed.bytes))
		if (request.method === 'HEAD') return new Response(null, { headers })
		return new Response(encoding ? new Uint8Array(packed.encoded[encoding]) : unpack(packed), { headers })
	}
}

function disabledFeed(title: string): Response {
	return plainTextResponse(404, `${title} is switched off.`)
}

function plainTextResponse(status: number, sentence: string): Response {
	return new Response(`${sentence}\n`, {
		status,
		headers: { ...CORS_ANY_ORIGIN, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NO_STORE },
	})
}
