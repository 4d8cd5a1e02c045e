import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { feedInput } from '#tests/builders/feed.ts'
import { createEmbed } from './embed.ts'
import type { EmbedResponse } from './embed-response.ts'

async function list(query: string, ...dogs: Partial<Dog>[]): Promise<EmbedResponse> {
	const input = feedInput(dogs.map((dog, index) => aDog({ id: index + 1, ...dog })))
	const request = new Request(`http://site.example/feeds/embed.json?${query}`)
	return (await createEmbed().list(request, new URLSearchParams(query), input)).json()
}

const names = ({ dogs }: EmbedResponse) => dogs.map(({ name }) => name)
const withCats = (cats: Dog['goodWith']['cats']) => ({ goodWith: { ...aDog().goodWith, cats } })

test('without a filter it shows the longest waiting dogs, and no reserved ones', async () => {
	const answer = await list(
		'',
		{ title: 'Soon', status: 'coming_soon', listedOn: '2026-01-01' },
		{ title: 'New', listedOn: '2026-11-01' },
		{ title: 'Long', listedOn: '2025-03-01' },
		{ title: 'Reserved', status: 'reserved' },
		{ title: 'Adopted', status: 'adopted' },
	)
	expect(names(answer)).toEqual(['Long', 'New', 'Soon'])
	expect(answer.dogs[2]?.lines).toContain('Coming soon')
	expect(answer.notes).toEqual([])
	expect(answer.more).toEqual({ text: 'See all 3 dogs at Fairlead', url: 'https://www.fairlead.example/dogs' })
})

test('with cats it shows certain matches and counts the maybes and the unknown', async () => {
	const answer = await list(
		'with=cats',
		{ title: 'Yes', ...withCats('yes') },
		{ title: 'Some', ...withCats('selective') },
		{ title: 'Untested' },
		{ title: 'Untested too' },
		{ title: 'No', ...withCats('no') },
	)
	expect(names(answer)).toEqual(['Yes'])
	expect(answer.label).toBe('Dogs at Fairlead who can live with cats')
	expect(answer.notes).toEqual([
		'1 more might live with cats, depending on yours.',
		'2 more have not been tested with cats yet. Ask Fairlead.',
	])
})

test('a list without certain matches says so instead of being empty', async () => {
	const answer = await list('with=cats', { title: 'Untested' })
	expect(answer.dogs).toEqual([])
	expect(answer.notes).toEqual([
		'As far as we know there is no dog at Fairlead who can live with cats today.',
		'1 dog has not been tested with cats yet. Ask Fairlead.',
	])
	expect(answer.more.url).toBe('https://www.fairlead.example/dogs')
	expect((await list('')).notes).toEqual(['Fairlead has no dogs looking for a home today.'])
})

test('a list of dogs for children says from which age on, and leaves older children to the maybes', async () => {
	const children = (minAge: number | null) => ({
		goodWith: { ...aDog().goodWith, children: { fit: 'yes', minAge } as const },
	})
	const answer = await list(
		'with=children',
		{ title: 'Any', ...children(null) },
		{ title: 'Five', ...children(5) },
		{ title: 'Teenagers', ...children(12) },
		{ title: 'Adults', ...children(18) },
	)
	expect(answer.dogs.map(({ name, lines }) => [name, lines.at(-1)])).toEqual([
		['Any', 'Breed not known, age not known'],
		['Five', 'Children of 5 and over'],
	])
	expect(answer.notes).toEqual(['1 more might live with children, depending on yours.'])
})

test('unknown parameters are ignored, and a list never has 10,000 dogs', async () => {
	const dogs = Array.from({ length: 40 }, (_, index) => ({ title: `Dog ${index}` }))
	expect((await list('with=__proto__&size=9&limit=x', ...dogs)).dogs).toHaveLength(6)
	expect((await list('limit=-1', ...dogs)).dogs).toHaveLength(6)
	expect((await list('limit=3', ...dogs)).dogs).toHaveLength(3)
	expect((await list('limit=99999', ...dogs)).dogs).toHaveLength(24)
})

test('an unknown size is not another size', async () => {
	const answer = await list(
		'size=small',
		{ title: 'Small', size: 'small' },
		{ title: 'Unknown' },
		{ title: 'Large', size: 'large' },
	)
	expect(names(answer)).toEqual(['Small'])
	expect(answer.notes).toEqual(['1 more might fit, but not everything is known about that dog yet. Ask Fairlead.'])
})
