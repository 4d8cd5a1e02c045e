import { expect, test } from 'vitest'
import type { Dog } from '#content/content.ts'
import { aDog } from '#tests/builders/dog.ts'
import { feedInput } from '#tests/builders/feed.ts'
import { createEmbed, type EmbedAnswer } from './embed.ts'

async function list(query: string, ...dogs: Partial<Dog>[]): Promise<EmbedAnswer> {
	const input = feedInput(dogs.map((dog, index) => aDog({ id: index + 1, ...dog })))
	const request = new Request(`http://site.example/feeds/embed.json?${query}`)
	return (await createEmbed().list(request, new URLSearchParams(query), input)).json()
}

const names = ({ dogs }: EmbedAnswer) => dogs.map(({ name }) => name)
const withCats = (cats: Dog['goodWith']['cats']) => ({ goodWith: { ...aDog().goodWith, cats } })

test('without wishes it shows who has waited longest, and nobody who is spoken for', async () => {
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

test('with cats it shows the sure answers, and says how many might and how many nobody has tried', async () => {
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
		'2 more have not been tested with cats yet. Ask Fairlead about them.',
	])
})

test('where nobody fits for certain the list says so instead of being empty', async () => {
	const answer = await list('with=cats', { title: 'Untested' })
	expect(answer.dogs).toEqual([])
	expect(answer.notes).toEqual([
		'No dog at Fairlead who can live with cats, for all we know today.',
		'1 dog has not been tested with cats yet. Ask Fairlead about them.',
	])
	expect(answer.more.url).toBe('https://www.fairlead.example/dogs')
	expect((await list('')).notes).toEqual(['Fairlead has no dogs looking for a home today.'])
})

test('what is no wish we know is as if it were not there, and nobody gets 10,000 dogs', async () => {
	const dogs = Array.from({ length: 40 }, (_, index) => ({ title: `Dog ${index}` }))
	expect((await list('with=__proto__&size=9&limit=x', ...dogs)).dogs).toHaveLength(6)
	expect((await list('limit=-1', ...dogs)).dogs).toHaveLength(6)
	expect((await list('limit=3', ...dogs)).dogs).toHaveLength(3)
	expect((await list('limit=99999', ...dogs)).dogs).toHaveLength(24)
})

test('a size nobody knows is not another size', async () => {
	const answer = await list(
		'size=small',
		{ title: 'Small', size: 'small' },
		{ title: 'Unknown' },
		{ title: 'Large', size: 'large' },
	)
	expect(names(answer)).toEqual(['Small'])
	expect(answer.notes).toEqual([
		'1 more may fit too: not everything is known about that dog yet. Ask Fairlead about them.',
	])
})
