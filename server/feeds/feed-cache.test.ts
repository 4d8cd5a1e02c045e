import { expect, test } from 'vitest'
import { manyDogs } from '#tests/builders/content/many-dogs.ts'
import { feedInput } from '#tests/builders/feed.ts'
import type { Feed } from './feed.ts'
import { createFeedCache } from './feed-cache.ts'
import { createFeeds } from './feeds.ts'

function countedFeed() {
	const made = { times: 0, fails: false }
	const feed: Feed = {
		name: 'json',
		title: '',
		contentType: '',
		*pieces({ content }) {
			made.times++
			if (made.fails) throw new Error('broken')
			yield content.revision
		},
	}
	return { feed, made }
}

test('a feed is built once per revision and day, also for concurrent requests', async () => {
	const { feed, made } = countedFeed()
	const packed = createFeedCache()
	const input = feedInput([])
	await Promise.all([
		packed(feed, input),
		packed(feed, input),
		packed(feed, { ...input, content: { ...input.content } }),
	])
	expect(made.times).toBe(1)

	await packed(feed, { ...input, today: new Date('2026-11-22T00:00:01Z') })
	expect(made.times).toBe(2)
	await packed(feed, { ...input, content: { ...input.content, revision: 'r2' } })
	expect(made.times).toBe(3)
})

test('after a failure the next request retries', async () => {
	const { feed, made } = countedFeed()
	const packed = createFeedCache()
	made.fails = true
	await expect(packed(feed, feedInput([]))).rejects.toThrow('broken')
	made.fails = false
	expect((await packed(feed, feedInput([]))).bytes).toBe(2)
})

test('a prepared feed is served without reading the dogs again', async () => {
	const { content, options, siteUrl, today } = feedInput(manyDogs(20))
	let readings = 0
	const counted = {
		...content,
		options,
		get dogs() {
			readings++
			return content.dogs
		},
	}
	const feeds = createFeeds({
		source: { current: async () => counted, currentSlug: async () => undefined },
		siteUrl,
		today: () => today,
	})
	await feeds.prepare(counted)
	expect(readings).toBeGreaterThan(0)
	const made = readings
	for (const name of ['dogs.json', 'dogs.xml', 'embed.json']) {
		expect((await feeds.answer(new Request(`${siteUrl}/feeds/${name}`))).status, name).toBe(200)
	}
	expect(readings).toBe(made)
})
