import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { aDog, aPicture } from '#tests/builders/content/dog.ts'
import { feedText } from '#tests/builders/feed.ts'
import { jsonFeedSchema, publishedSchema } from './json-feed.schema.ts'
import { jsonFeed } from './json-feed.ts'

const feedOf = (...dogs: Partial<Dog>[]) => JSON.parse(feedText(jsonFeed, dogs.map(aDog)))

test('the feed says of each dog what the published schema names, and nothing else', () => {
	const feed = feedOf(
		{},
		{
			id: 102,
			title: 'Clem',
			bondedWith: [101, 7],
			fee: { amount: 1, currency: 'GBP', includes: '' },
			birthDate: '2020-01',
		},
	)
	expect(jsonFeedSchema.parse(feed)).toEqual(feed)
	expect(feed.items[0]._rescue_dog.mustGoWith).toEqual([
		{ id: 101, name: 'Biscuit', url: 'https://www.fairlead.example/dogs/biscuit' },
	])
})

test('unknown is "unknown" or null in every field, never a no', () => {
	const [{ _rescue_dog: record }] = feedOf({}).items
	expect(record).toMatchObject({
		sex: 'unknown',
		neutered: 'unknown',
		ageGroup: 'unknown',
		birthDate: null,
		vaccinated: 'unknown',
		microchipped: 'unknown',
		energy: null,
		goodWith: { cats: { answer: 'unknown' }, children: { answer: 'unknown', minAge: null } },
		fee: null,
	})
})

test('the age of children is the one below which the answer is no, and the answer is about older ones', () => {
	const childrenOf = (children: Dog['goodWith']['children']) =>
		feedOf({ goodWith: { dogs: 'unknown', cats: 'unknown', smallPets: 'unknown', children } }).items[0]._rescue_dog
			.goodWith.children
	expect(childrenOf({ fit: 'yes', minAge: 8 })).toMatchObject({ answer: 'yes', minAge: 8 })
	expect(childrenOf({ fit: 'no', minAge: 10 })).toMatchObject({ answer: 'unknown', minAge: 10 })
	expect(childrenOf({ fit: 'no', minAge: null })).toMatchObject({ answer: 'no', minAge: null })
	expect(childrenOf({ fit: 'yes', minAge: 18 })).toMatchObject({ answer: 'no', minAge: null })
})

test('dogs who found a home, were withdrawn or died are not in it, and the newest come first', () => {
	const feed = feedOf(
		{ id: 1, title: 'Old', listedOn: '2026-01-02' },
		{ id: 2, title: 'Adopted', status: 'adopted' },
		{ id: 3, title: 'Withdrawn', status: 'withdrawn' },
		{ id: 4, title: 'Died', status: 'died' },
		{ id: 5, title: 'New', listedOn: '2026-11-20', status: 'reserved' },
	)
	expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(['New', 'Old'])
})

test('a private field added to dogs is not published', () => {
	const dog = { ...aDog(), fosterAddress: '1 Mill Lane' }
	expect(feedText(jsonFeed, [dog])).not.toContain('Mill Lane')
})

test('a dog is urgent until the end of what is named, and only while looking for a home', () => {
	const urgent = (known: Partial<Dog>) => feedOf(known).items[0]._rescue_dog.urgent
	expect(urgent({})).toBe(false)
	expect(urgent({ urgentUntil: '2026-11-21' })).toBe(true)
	expect(urgent({ urgentUntil: '2026-11' })).toBe(true)
	expect(urgent({ urgentUntil: '2026-11-20' })).toBe(false)
	expect(urgent({ urgentUntil: '2026-12', status: 'reserved' })).toBe(false)
})

test('pictures are absolute addresses with the size they have', () => {
	const [{ image, _rescue_dog: record }] = feedOf({
		picture: { ...aPicture('a b'), width: 900, height: 600, widths: [320, 640, 900] },
	}).items
	expect(image).toBe('https://www.fairlead.example/img/a%20b/900.jpg?v=v1')
	expect(record.pictures).toMatchObject([{ url: image, width: 900, height: 600 }])
})

test('the published schema is a JSON Schema that asks for the record and allows more', () => {
	const schema = JSON.parse(publishedSchema('https://site.example'))
	expect(schema.$id).toBe('https://site.example/feeds/dogs.schema.json')
	expect(schema.$schema).toContain('json-schema.org')
	const { properties } = schema.properties.items.items
	expect(properties._rescue_dog.properties.goodWith.properties.cats.properties.answer.enum).toContain('unknown')
	expect(JSON.stringify(schema)).not.toContain('additionalProperties')
})
