import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { feedLinks } from './feed-links.server.ts'

test('readers find the feeds that are switched on, and no others', () => {
	const { feeds } = someOptions()
	const linked = (switches: Partial<typeof feeds>) =>
		feedLinks(someContent({ options: someOptions({ feeds: { ...feeds, ...switches } }) })).map(({ href }) => href)

	expect(linked({})).toEqual(['/feeds/dogs.xml', '/feeds/dogs.json'])
	expect(linked({ rss: false })).toEqual(['/feeds/dogs.json'])
	expect(linked({ rss: false, json: false })).toEqual([])
})
