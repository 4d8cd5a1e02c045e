import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { similarDogs } from './similar-dogs.ts'

const today = new Date('2026-11-21T12:00:00Z')
const unknown = aDog().goodWith

function similarTo(dog: Dog, others: Dog[], count = 4) {
	return similarDogs([dog], [dog, ...others], { count, today }).map(({ dog: { title }, why }) => [title, why])
}

test('the dog whose needs are most alike comes first, and the reason is said in words', () => {
	const dog = aDog({ id: 1, size: 'small', energy: 2, goodWith: { ...unknown, cats: 'yes' } })
	const twin = aDog({ id: 2, title: 'Twin', size: 'small', energy: 2, goodWith: { ...unknown, cats: 'yes' } })
	const small = aDog({ id: 3, title: 'Small', size: 'small', energy: 3 })
	const giant = aDog({ id: 4, title: 'Giant', size: 'giant', energy: 5 })
	expect(similarTo(dog, [giant, small, twin])).toEqual([
		['Twin', 'Also small and happy with cats'],
		['Small', 'Also small'],
		['Giant', ''],
	])
})

test('two kinds of company are said in one breath, and “also” only of what both can do', () => {
	const children = (minAge: number) => ({ fit: 'yes', minAge }) as const
	const dog = aDog({ id: 1, goodWith: { ...unknown, cats: 'yes', children: children(8) } })
	const alike = aDog({ id: 2, title: 'Alike', goodWith: { ...unknown, cats: 'yes', children: children(8) } })
	const younger = aDog({ id: 3, title: 'Younger', goodWith: { ...unknown, cats: 'yes', children: children(5) } })
	const reasons = Object.fromEntries(similarTo(dog, [alike, younger]))
	expect(reasons.Alike).toBe('Also happy with cats and with children from 8')
	expect(reasons.Younger).toBe('Also happy with cats, happy with children from 5')
})

test('a dog of the same breed with other needs is not similar, and two unknowns are not alike', () => {
	const breeds = [{ id: 1, slug: 'lurcher', name: 'Lurcher' }]
	const dog = aDog({ id: 1, breeds, size: 'large', goodWith: { ...unknown, cats: 'yes' } })
	const sameBreed = aDog({ id: 2, title: 'Breed', breeds, listedOn: '2026-11-01' })
	const sameNeeds = aDog({ id: 3, title: 'Needs', size: 'large', listedOn: '2026-11-20' })
	expect(similarTo(dog, [sameBreed, sameNeeds]).map(([name]) => name)).toEqual(['Needs', 'Breed'])
})

test('of a dog who must be the only one, others who must be come first, and pairs last', () => {
	const only = { ...unknown, dogs: 'no' } as const
	const dog = aDog({ id: 1, goodWith: only })
	const alone = aDog({ id: 2, title: 'Alone', listedOn: '2026-11-20', goodWith: only })
	const friend = aDog({ id: 3, title: 'Friend', goodWith: { ...unknown, dogs: 'yes' } })
	const paired = aDog({ id: 4, title: 'Paired', bondedWith: [5] })
	expect(similarTo(dog, [paired, friend, alone])).toEqual([
		['Alone', 'Also happiest as the only dog'],
		['Friend', ''],
		['Paired', ''],
	])
})

test('company that only the first can live with counts against a dog', () => {
	const dog = aDog({ id: 1, size: 'small', goodWith: { ...unknown, cats: 'yes', dogs: 'yes' } })
	const chases = aDog({ id: 2, title: 'Chases', size: 'small', goodWith: { ...unknown, cats: 'no', dogs: 'no' } })
	const larger = aDog({ id: 3, title: 'Larger', size: 'medium', goodWith: { ...unknown, cats: 'yes' } })
	expect(similarTo(dog, [chases, larger]).map(([name]) => name)).toEqual(['Larger', 'Chases'])
})

test('children only count when the other dog can live with children as young', () => {
	const children = (minAge: number): Partial<Dog> => ({ goodWith: { ...unknown, children: { fit: 'yes', minAge } } })
	const dog = aDog({ id: 1, ...children(8) })
	const older = aDog({ id: 2, title: 'Older', ...children(13) })
	const younger = aDog({ id: 3, title: 'Younger', ...children(5) })
	const equal = aDog({ id: 4, title: 'Equal', listedOn: '2026-11-20', ...children(8) })
	// "Also" would say that the first dog can live with children of five.
	expect(similarTo(dog, [older, younger, equal])).toEqual([
		['Equal', 'Also happy with children from 8'],
		['Younger', 'Happy with children from 5'],
		['Older', ''],
	])
})

test('between equally similar dogs the longest waiting comes first, and half a year outweighs a shared trifle', () => {
	const dog = aDog({ id: 1, size: 'small', location: 'Alder Bank' })
	const recent = aDog({ id: 2, title: 'Recent', size: 'small', listedOn: '2026-11-01', location: 'Alder Bank' })
	const earlier = aDog({ id: 3, title: 'Earlier', size: 'small', listedOn: '2026-10-01', location: 'Alder Bank' })
	const longest = aDog({ id: 4, title: 'Longest', size: 'small', listedOn: '2026-04-01' })
	const undated = aDog({ id: 5, title: 'Undated', size: 'small', location: 'Alder Bank' })
	const names = similarTo(dog, [undated, recent, earlier, longest]).map(([name]) => name)
	expect(names).toEqual(['Longest', 'Earlier', 'Recent', 'Undated'])
})

test('only dogs who can be adopted now are offered, never the dog itself or its friend', () => {
	const others = (['adopted', 'reserved', 'on_trial', 'coming_soon', 'died', 'withdrawn'] as const).map((status, i) =>
		aDog({ id: 10 + i, status }),
	)
	const [dog, friend, free] = [aDog({ id: 1 }), aDog({ id: 2, title: 'Friend' }), aDog({ id: 3, title: 'Free' })]
	const found = similarDogs([dog, friend], [dog, friend, free, ...others], { count: 4, today })
	expect(found.map(({ dog: { title } }) => title)).toEqual(['Free'])
})

test('one dog stands for a bonded pair, whose card has both names', () => {
	const fern = aDog({ id: 2, title: 'Fern', bondedWith: [3], size: 'large' })
	const hattie = aDog({ id: 3, title: 'Hattie' })
	expect(similarTo(aDog({ id: 1, size: 'large' }), [fern, hattie])).toEqual([['Fern', 'Also large']])
})
