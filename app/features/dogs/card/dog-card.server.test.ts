import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { manyDogs } from '#tests/builders/content/many-dogs.ts'
import { dogCard } from './dog-card.server.ts'

const today = new Date('2026-11-21')
const cardOf = (...dogs: [Dog, ...Dog[]]) => dogCard(dogs[0], someContent({ dogs }), today)
const company = (goodWith: Partial<Dog['goodWith']>): Partial<Dog> => ({
	goodWith: { ...aDog().goodWith, ...goodWith },
})

test('cards carry only what they show, and pictures in the same widths share one list', () => {
	const withPictures = manyDogs(2).map((dog) => {
		const picture = dog.picture ?? {
			id: '1',
			version: 'v',
			alt: '',
			width: 800,
			height: 600,
			focal: [0.5, 0.5] as [number, number],
			caption: 'In the yard',
			widths: [160, 320],
		}
		return { ...dog, picture: { ...picture, caption: 'In the yard', widths: [160, 320] } }
	})
	const [one, other] = withPictures.map((dog) => dogCard(dog, someContent({ dogs: withPictures }), today))
	expect(one?.picture).not.toHaveProperty('caption')
	expect(one?.picture?.widths).toEqual([160, 320])
	// The router encodes an object that occurs twice once.
	expect(one?.picture?.widths).toBe(other?.picture?.widths)
})

test('a dog with a cutout has it for dark pages, on the ground of its page', () => {
	const picture = { id: '1', version: 'v', alt: '', width: 1200, height: 900, focal: [0.5, 0.5] as [number, number] }
	const portrait = { ...picture, caption: '', widths: [160, 320, 1200] }
	const cutout = { ...portrait, id: '20', widths: [160, 320, 640, 1200] }
	const night = { id: '20', version: 'v', width: 1200, widths: [320, 640] }
	expect(cardOf(aDog({ picture: portrait, cutout, ground: 'nose' })).picture?.night).toEqual({
		...night,
		ground: 'nose',
	})
	expect(cardOf(aDog({ picture: portrait, cutout })).picture?.night).toEqual({ ...night, ground: 'sky' })
	expect(cardOf(aDog({ picture: portrait, cutout: null })).picture).not.toHaveProperty('night')
})

test('a pair is one card with both names and pictures, under the canonical address', () => {
	const fern = aDog({ id: 1, slug: 'fern', title: 'Fern', bondedWith: [2], firstPersonLine: 'After you, Hattie.' })
	const hattie = aDog({ id: 2, slug: 'hattie', title: 'Hattie', status: 'reserved' })
	const card = cardOf(hattie, fern)
	expect(card).toMatchObject({ id: 1, slug: 'fern', name: 'Fern and Hattie', line: 'After you, Hattie.' })
	expect(card.alsoPictured).toHaveLength(1)
	// Both are reserved if one is.
	expect(card).toMatchObject({ badge: { text: 'Reserved' }, isSpokenFor: true })
	expect(cardOf({ ...hattie, status: 'available' }, fern).badge?.text).toBe('Pair')
	expect(cardOf(fern)).not.toHaveProperty('alsoPictured')
})

test('the answers and the needs of a pair are the stricter of the two', () => {
	const one = aDog({ id: 1, bondedWith: [2], hoursAlone: 4, ...company({ cats: 'yes', dogs: 'yes' }) })
	const other = aDog({ id: 2, hoursAlone: 2, ...company({ cats: 'selective', dogs: 'yes' }) })
	const card = cardOf(one, other)
	expect(factsOf(card)).toEqual(['unknown: Children not known', 'yes: Other dogs', 'selective: Some cats'])
	expect(card.needs).toMatch(/^ysuu_.*_2_/)
})

const FACTS: [Partial<Dog>, string[]][] = [
	[{}, ['unknown: Children not known', 'unknown: Other dogs not known', 'unknown: Cats not known']],
	[
		company({ children: { fit: 'no', minAge: null }, dogs: 'no', cats: 'no' }),
		['no: No children', 'no: No other dogs', 'no: No cats'],
	],
	[
		company({ children: { fit: 'yes', minAge: 8 }, dogs: 'yes', cats: 'yes' }),
		['yes: Children from 8', 'yes: Dogs', 'yes: Cats'],
	],
	[
		company({ children: { fit: 'selective', minAge: 10 }, dogs: 'selective', cats: 'selective' }),
		['selective: Some children from 10', 'selective: Some dogs', 'selective: Some cats'],
	],
	[
		company({ children: { fit: 'no', minAge: 16 } }),
		['no: No children under 16', 'unknown: Other dogs not known', 'unknown: Cats not known'],
	],
]

test.each(FACTS)('each card answers for children, dogs and cats, in this order: %#', (known, facts) => {
	expect(factsOf(cardOf(aDog(known)))).toEqual(facts)
})

function factsOf({ company }: ReturnType<typeof cardOf>) {
	return company.map(({ answer, text }) => `${answer}: ${text}`)
}

const BADGES: [Partial<Dog>, string | undefined][] = [
	[{ urgentUntil: '2026-12-12' }, 'Urgent: by 12 Dec'],
	[{ urgentUntil: '2026-12' }, 'Urgent: by the end of December'],
	[{ urgentUntil: '2028-01-05' }, 'Urgent: by 5 Jan 2028'],
	[{ urgentUntil: '2027' }, 'Urgent'],
	[{ listedOn: '2026-04-20' }, 'Waiting 215 days'],
	[{ listedOn: '2026-11-16' }, 'New this week'],
	[{ listedOn: '2026-10-30' }, undefined],
	[{ fosterNeeded: true }, undefined],
	[company({ cats: 'yes' }), undefined],
]

test.each(BADGES)('the badge of a card is news: %#', (known, text) => {
	expect(cardOf(aDog(known)).badge?.text).toBe(text)
})
