import type { z } from 'zod'
import type { ListedDog } from '#domain/dogs/status.ts'
import { dogRecordOf } from '../dog-record.ts'
import { absoluteHtml, dogKey, dogUrl, type Feed, type FeedInput, newestFirst } from '../feed.ts'
import { EXTENSION, type jsonFeedSchema } from './json-feed.schema.ts'

type JsonFeed = z.infer<typeof jsonFeedSchema>

/** `/feeds/dogs.json`: the records of all listed dogs, newest first. */
export const jsonFeed: Feed = {
	name: 'json',
	title: 'The JSON feed of the dogs',
	contentType: 'application/feed+json; charset=utf-8',
	*pieces(input) {
		// `items` is the last member; the dogs are written one by one.
		yield `${JSON.stringify(head(input)).slice(0, -1)},"items":[`
		for (const [index, dog] of newestFirst.of(input.content.dogs).entries()) {
			yield `${index > 0 ? ',' : ''}\n${JSON.stringify(item(dog, input))}`
		}
		yield '\n]}\n'
	},
}

function head({ options: { site }, siteUrl }: FeedInput): Omit<JsonFeed, 'items'> {
	return {
		version: 'https://jsonfeed.org/version/1.1',
		title: `Dogs at ${site.name}`,
		home_page_url: `${siteUrl}/dogs`,
		feed_url: `${siteUrl}/feeds/dogs.json`,
		description: `Every dog ${site.name} is finding a home for, with what is known of each.`,
		language: site.locale,
		favicon: `${siteUrl}/favicon-32.png`,
		authors: [{ name: site.name, url: siteUrl }],
		[EXTENSION]: { about: `${siteUrl}/feeds/dogs.schema.json` },
	}
}

function item(dog: ListedDog, input: FeedInput): JsonFeed['items'][number] {
	const { siteUrl } = input
	const record = dogRecordOf(dog, input)
	const url = dogUrl(dog, siteUrl)
	const image = record.pictures[0]?.url
	return {
		id: dogKey(dog, siteUrl),
		url,
		title: dog.title,
		content_html: absoluteHtml(dog.html, siteUrl, url),
		...(dog.excerpt && { summary: dog.excerpt }),
		...(image && { image }),
		date_published: dog.publishedAt,
		date_modified: dog.modifiedAt,
		...(record.traits.length > 0 && { tags: record.traits }),
		[EXTENSION]: record,
	}
}
