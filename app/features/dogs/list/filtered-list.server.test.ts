import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { dogsList } from './dogs-list.server.ts'
import { finderChoices } from './filters/filter-panel.server.ts'

const today = new Date('2026-11-21T12:00:00Z')
const listOf = (dogs: Dog[], search: string) =>
	dogsList(someContent({ dogs }), new URL(`http://site.example/dogs${search}`), today)

let nextId = 1
function dog(title: string, cats: Dog['goodWith']['cats'], more: Partial<Dog> = {}): Dog {
	const { goodWith } = aDog()
	return aDog({ id: nextId++, title, goodWith: { ...goodWith, cats }, ...more })
}

const olive = dog('Olive', 'yes', { size: 'large', location: 'Saltmarsh' })
const kit = dog('Kit', 'selective', {
	size: 'small',
	location: 'Alder Bank',
	fitNotes: { ...aDog().fitNotes, cats: 'She grew up with one.' },
})
const ernie = dog('Ernie', 'unknown', { size: 'small', location: 'Alder Bank' })
const otis = dog('Otis', 'no', { size: 'medium', location: 'Saltmarsh' })
const clem = dog('Clem', 'yes', { status: 'adopted', location: 'Far Away' })
const dogs = [olive, kit, ernie, otis, clem]

test('matches for cats come first, maybes follow with the reason, untested dogs are a link away', () => {
	const list = listOf(dogs, '?with=cats')
	expect(list.heading).toBe('1 dog can live with cats, 1 more might')
	expect(list.dogs.map(({ name }) => name)).toEqual(['Olive'])
	expect(list.maybe.title).toBe('Maybe, with the right cat')
	expect(list.maybe.dogs).toMatchObject([{ card: { name: 'Kit' }, word: 'Maybe', why: 'She grew up with one.' }])
	expect(list.untested).toEqual({
		text: 'And 1 we have not tested with cats yet',
		to: '/dogs?untested=1&with=cats',
	})
})

test('untested dogs have a list of their own, which links back', () => {
	const list = listOf(dogs, '?with=cats&untested=1')
	expect(list.heading).toBe('1 dog we have not tested with cats yet')
	expect(list.dogs.map(({ name }) => name)).toEqual(['Ernie'])
	expect(list.untested).toBeNull()
	// Not "Good with cats": that is unknown.
	expect(list.applied).toEqual([
		{ text: 'Cats', to: '/dogs?untested=1', at: 'row' },
		{ text: 'Not known yet', to: '/dogs?with=cats' },
	])
})

test('asking for untested dogs when there are none shows the list itself', () => {
	expect(listOf([olive], '?with=cats&untested=1')).toMatchObject({ showsUntested: false, total: 1 })
	expect(listOf(dogs, '?untested=1')).toMatchObject({ showsUntested: false, heading: '4 dogs', applied: [] })
})

test('a dog for teenagers says so among the maybes', () => {
	const goodWith = { ...aDog().goodWith, children: { fit: 'yes', minAge: 13 } } as const
	const list = listOf([aDog({ title: 'Dot', goodWith })], '?with=children')
	expect(list.maybe.dogs).toMatchObject([{ card: { name: 'Dot' }, word: 'Children from 13' }])
})

test('each active filter can be removed, and pagination keeps the filters', () => {
	const many = Array.from({ length: 30 }, (_, i) => dog(`Dog ${i}`, i < 20 ? 'yes' : 'selective', { size: 'small' }))
	const list = listOf(many, '?page=2&with=cats&size=small&utm_source=x')
	expect(list).toMatchObject({ page: 2, pages: 2, total: 30, address: '/dogs?size=small&with=cats' })
	expect([list.dogs.length, list.maybe.dogs.length]).toEqual([0, 6])
	expect(list.applied).toEqual([
		{ text: 'Good with cats', to: '/dogs?size=small', at: 'row' },
		{ text: 'Small', to: '/dogs?with=cats', at: 'row' },
	])
})

test('without a match the best relaxation is named with its number of dogs', () => {
	const { noMatch, untested, heading, total } = listOf(dogs, '?size=large&with=cats&place=alder-bank')
	expect(total).toBe(0)
	expect(heading).toBe('0 dogs')
	expect(noMatch).toMatchObject({
		title: 'No dog matches all three yet',
		best: { criterion: 'Large', count: 1, to: '/dogs?place=alder-bank&with=cats' },
		others: [{ criterion: 'Alder Bank', count: 1, to: '/dogs?size=large&with=cats' }],
		close: [{ name: 'Kit' }],
	})
	expect(untested).toBeNull()
})

test('without a match untested dogs are still a link away', () => {
	const { noMatch, untested } = listOf([ernie, otis], '?with=cats')
	expect(noMatch).toMatchObject({
		title: 'No dog matches that yet',
		best: { criterion: 'cats', count: 2, to: '/dogs' },
	})
	expect(untested?.to).toBe('/dogs?untested=1&with=cats')
})

test('when no single relaxation helps, all dogs are offered', () => {
	expect(listOf([otis, olive], '?size=giant&with=small_pets').noMatch).toMatchObject({
		title: 'No dog matches both yet',
		best: null,
		everyone: { count: 2, to: '/dogs' },
	})
})

test('a search alone that no dog answers is told apart from filters', () => {
	expect(listOf([otis, olive], '?q=zzzz').noMatch?.nearby).toMatchObject({ isCorrection: false })
	expect(listOf([otis, olive], '?q=zzzz&size=giant').noMatch?.nearby).toBeNull()
	expect(listOf([otis, olive], '?q=Oddis').noMatch?.nearby).toEqual({
		isCorrection: true,
		links: [{ text: 'Otis', to: '/dogs?q=Otis' }],
	})
})

test('an empty kennel is not blamed on the filters', () => {
	expect(listOf([clem], '?with=cats')).toMatchObject({ total: 0, noMatch: null })
	expect(finderChoices(someContent({ dogs: [clem] }), today)).toBeNull()
})

test('the finder offers the places of waiting dogs only', () => {
	const places = finderChoices(someContent({ dogs }), today)?.places
	expect(places).toEqual([
		{ value: 'alder-bank', text: 'Alder Bank' },
		{ value: 'saltmarsh', text: 'Saltmarsh' },
	])
})

test('children are counted by age, and a dog for over 8s says so to a visitor with a child of 5 to 11', () => {
	const goodWith = { ...aDog().goodWith, children: { fit: 'yes', minAge: 8 } } as const
	const list = listOf([aDog({ title: 'Dot', goodWith })], '?children=5-11')
	expect(list.maybe.dogs).toMatchObject([{ card: { name: 'Dot' }, word: 'Children from 8' }])
	const counts = list.panel.children.choices.map(({ value, count }) => [value, count])
	expect(counts).toEqual([
		['0-4', 0],
		['5-11', null],
		['12-15', 1],
		['16-17', 1],
	])
	expect(list.panel.children.selected).toBe('Children 5 to 11')
})

test('a dog with only a birth year might be of either age, and says why', () => {
	const list = listOf([aDog({ title: 'Gus', birthDate: '2023' })], '?age=adult')
	expect(list.heading).toBe('1 dog might match')
	expect(list.maybe.dogs).toMatchObject([{ word: 'Maybe', why: 'Born in 2023; we don’t know the month.' }])
})

test('the list can be ordered by name, by who came last and by who has waited longest', () => {
	const dogs = [
		aDog({ id: 1, title: 'Otis', listedOn: '2026-06-29', urgentUntil: '2026-12-12' }),
		aDog({ id: 2, title: 'Ünal', listedOn: '2026-11-18' }),
		aDog({ id: 3, title: 'Biscuit', listedOn: '2026-04-21', status: 'reserved' }),
		aDog({ id: 4, title: 'Zoe' }),
	]
	const order = (sort: string) => listOf(dogs, `?sort=${sort}`).dogs.map(({ name }) => name)
	expect(order('name')).toEqual(['Biscuit', 'Otis', 'Ünal', 'Zoe'])
	expect(order('newest')).toEqual(['Ünal', 'Otis', 'Biscuit', 'Zoe'])
	expect(order('longest')).toEqual(['Biscuit', 'Otis', 'Ünal', 'Zoe'])
	expect(order('recommended')).toEqual(order('junk'))
	expect(listOf(dogs, '?sort=newest&with=cats').untested?.to).toBe('/dogs?sort=newest&untested=1&with=cats')
})

test('search engines index the whole list and lists of one filter, and none that is empty, searched or combined', () => {
	const facts = (query: string) => listOf(dogs, query).search
	expect(facts('?utm_source=x&sort=name')).toEqual({ address: '/dogs', title: '', isIndexed: true })
	expect(facts('?with=cats&sort=name')).toEqual({
		address: '/dogs?with=cats',
		title: 'Good with cats',
		isIndexed: true,
	})
	for (const query of ['?with=cats&size=small', '?with=cats&untested=1', '?size=giant', '?q=olive', '?reserved=hide']) {
		expect(facts(query).isIndexed, query).toBe(false)
	}
})

test('the title of a list names all of its filters', () => {
	const title = (query: string) => listOf(dogs, query).search.title
	expect(title('?with=cats&size=small&q=olive')).toBe('“olive”, Good with cats, Small')
	expect(title('?with=cats&untested=1')).toBe('Cats, Not known yet')
})

test('a new day changes the list without a new content revision', () => {
	const content = someContent({ dogs: [aDog({ birthDate: '2025-11-22' })] })
	const puppies = (day: string) => dogsList(content, new URL('http://site.example/dogs?age=puppy'), new Date(day)).total
	expect([puppies('2026-11-21T23:59:00Z'), puppies('2026-11-22T00:01:00Z')]).toEqual([1, 0])
})

test('the most frequent and the active breeds are offered, and the search is named for the others', () => {
	const many = Array.from({ length: 35 }, (_, i) => ({ id: i, slug: `breed-${i}`, name: `Breed ${i}` }))
	const dogs = many.flatMap((breed, i) =>
		[i * 2, i * 2 + 1].slice(i === 34 ? 1 : 0).map((id) => aDog({ id, breeds: [breed] })),
	)
	const list = (query: string) => listOf(dogs, query).panel.lists.find(({ name }) => name === 'breed')
	expect(list('')?.choices).toHaveLength(30)
	expect(list('')?.more).toBe('5 rarer breeds: search for the name.')
	expect(list('?breed=breed-34')?.choices.filter(({ isChosen }) => isChosen)).toHaveLength(1)
	expect(list('?breed=breed-34')?.more).toBe('4 rarer breeds: search for the name.')
})
