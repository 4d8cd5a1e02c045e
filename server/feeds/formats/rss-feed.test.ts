import { expect, test } from 'vitest'
import { aDog } from '#tests/builders/content/dog.ts'
import { feedText } from '#tests/builders/feed.ts'
import { rssFeed } from './rss-feed.ts'

test('words that mean something in XML, and signs it may not hold, break nothing', () => {
	const text = feedText(rssFeed, [aDog({ title: 'Tom & <b>"Jerry"</b>\u0007', html: '<p>He\u0000 &amp; she</p>' })])
	expect(text).toContain('<title>Tom &amp; &lt;b&gt;&quot;Jerry&quot;&lt;/b&gt;</title>')
	expect(text).toContain('<description>&lt;p&gt;He &amp;amp; she&lt;/p&gt;</description>')
})

test('a dog has an address, a key that outlives a rename, a date and a picture', () => {
	const text = feedText(rssFeed, [aDog()])
	expect(text).toContain('<link>https://www.fairlead.example/dogs/biscuit</link>')
	expect(text).toContain('<guid isPermaLink="false">dog-101@www.fairlead.example</guid>')
	expect(text).toContain('<pubDate>Tue, 21 Apr 2026 09:00:00 GMT</pubDate>')
	expect(text).toContain(
		'<enclosure url="https://www.fairlead.example/img/1101/1200.jpg?v=v1" length="0" type="image/jpeg"/>',
	)
})

test('a headline says what is known and whether the dog is spoken for', () => {
	const breeds = [{ id: 1, slug: 'terrier', name: 'Terrier' }]
	const text = feedText(rssFeed, [
		aDog({ breeds, birthDate: '2023-01-01', status: 'reserved' }),
		aDog({ id: 2, title: 'Juno' }),
	])
	expect(text).toContain('<title>Biscuit: Terrier, 3 years (reserved)</title>')
	expect(text).toContain('<title>Juno</title>')
})

test('the feed has the 50 newest dogs, and none who left', () => {
	const dogs = Array.from({ length: 60 }, (_, index) => aDog({ id: index + 1, title: `Dog ${index + 1}.` }))
	const text = feedText(rssFeed, [...dogs, aDog({ id: 99, title: 'Gone', status: 'died' })])
	expect(text.match(/<item>/g)).toHaveLength(50)
	expect(text).toContain('Dog 60.')
	expect(text).not.toContain('Dog 10.')
	expect(text).not.toContain('Gone')
})
