import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { has, setOf, sizeOf } from '#lib/lists/bit-set.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { manyDogs } from '#tests/builders/content/many-dogs.ts'
import { VERDICTS } from '../fit-verdict.ts'
import { addFilter, criteriaOf, type DogFilter, EMPTY_FILTER, GROUPS, listUrl } from './dog-filter.ts'
import { dogsIndex } from './dogs-index.ts'
import { evaluateFilter } from './evaluate-filter.ts'
import { countShown, countsByAdding, matchDogs, onlyUnknownCriterion, relaxFilters } from './match-dogs.ts'

const today = new Date('2026-11-21T12:00:00Z')
const indexOf = (dogs: Dog[]) => dogsIndex(someContent({ dogs }), today)
const filterWith = (criteria: Partial<DogFilter>): DogFilter => ({ ...EMPTY_FILTER, ...criteria })
const question = (dogs: Dog[], criteria: Partial<DogFilter>) => ({
	index: indexOf(dogs),
	filter: filterWith(criteria),
	found: null,
})

let nextId = 1
function dog(title: string, cats: Dog['goodWith']['cats'], more: Partial<Dog> = {}): Dog {
	return aDog({ id: nextId++, title, goodWith: { ...aDog().goodWith, cats }, ...more })
}

function names(dogs: Dog[], criteria: Partial<DogFilter>) {
	const asked = question(dogs, criteria)
	const buckets = matchDogs(asked)
	const titles = (set: Uint32Array) => asked.index.dogs.filter((_, i) => has(set, i)).map(({ title }) => title)
	return { yes: titles(buckets.yes), maybe: titles(buckets.maybe), untested: titles(buckets.untested) }
}

const cats = (['no', 'unknown', 'selective', 'yes'] as const).map((fit) => dog(fit, fit))

test('with cats: yes is a yes, selective a maybe, unknown is separate, and only a no is excluded', () => {
	expect(names(cats, { with: ['cats'] })).toEqual({ yes: ['yes'], maybe: ['selective'], untested: ['unknown'] })
	expect(names(cats, {}).yes).toHaveLength(4)
})

test('of several sizes any will do, and a dog of unknown size is not left out', () => {
	const dogs = (['small', 'medium', 'large', 'unknown'] as const).map((size) => dog(size, 'no', { size }))
	expect(names(dogs, { size: ['small', 'large'] })).toEqual({
		yes: ['large', 'small'],
		maybe: [],
		untested: ['unknown'],
	})
})

test('over several criteria the worst answer counts', () => {
	const here = { size: 'small', location: 'Saltmarsh area' } as const
	const dogs = [
		dog('fits', 'yes', here),
		dog('maybe', 'selective', here),
		dog('maybe, size unknown', 'selective', { ...here, size: 'unknown' }),
		dog('wrong size, cats unknown', 'unknown', { ...here, size: 'large' }),
		dog('elsewhere', 'yes', { ...here, location: 'Hill Farm' }),
	]
	expect(names(dogs, { size: ['small'], with: ['cats'], place: ['saltmarsh'] })).toEqual({
		yes: ['fits'],
		maybe: ['maybe'],
		untested: ['maybe, size unknown'],
	})
})

test('an unknown criterion is named only when it is the same for all', () => {
	const criteria = { size: ['small'], with: ['cats'] }
	const sole = (...dogs: Dog[]) => {
		const asked = question(dogs, criteria)
		return onlyUnknownCriterion(asked, matchDogs(asked).untested)?.group ?? null
	}
	const cat = dog('cat', 'unknown', { size: 'small' })
	expect(sole(cat, { ...cat, id: 900 })).toBe('with')
	expect(sole(dog('size', 'yes', { size: 'unknown' }))).toBe('size')
	expect(sole(cat, dog('both', 'unknown', { size: 'unknown' }))).toBeNull()
})

test('when no dog matches, removing the criterion that excludes most dogs comes first', () => {
	const dogs = [
		dog('a', 'yes', { size: 'small', location: 'Saltmarsh' }),
		dog('b', 'selective', { size: 'giant', location: 'Saltmarsh' }),
		dog('c', 'no', { size: 'large', location: 'Saltmarsh' }),
		dog('d', 'no', { size: 'small', location: 'Hill Farm' }),
	]
	const easier = relaxFilters(question(dogs, { size: ['medium', 'large'], with: ['cats'], place: ['saltmarsh'] }))
	expect(easier.map(({ filter, count }) => [listUrl(filter), count])).toEqual([
		['/dogs?place=saltmarsh&with=cats', 2],
		['/dogs?place=saltmarsh&size=medium&size=large', 1],
	])
	expect(relaxFilters(question([dog('d', 'no', { size: 'small' })], { size: ['large'], with: ['cats'] }))).toEqual([])
})

// Random filters and dogs against a naive implementation.
const herd = manyDogs(300)
const index = indexOf(herd)
const FILTERS: Partial<DogFilter>[] = [
	{},
	{ with: ['cats'] },
	{ with: ['cats', 'dogs'], size: ['small', 'medium'] },
	{ children: ['0-4', '5-11'], age: ['adult'], sex: ['female'] },
	{ with: ['children'], energy: ['calm', 'lively'], reserved: ['hide'] },
	{ breed: ['border-collie', 'welsh-terrier'], place: ['saltmarsh', 'mill-lane'], age: ['young', 'senior'] },
	{ foster: ['wanted'], with: ['small_pets'] },
	{ q: 'a third of them', with: ['dogs'] },
]

function worstAnswer(dog: Dog, position: number, filter: DogFilter): number {
	const ranks = criteriaOf(filter).map((criterion) => {
		if (criterion.group === 'q') return position % 3 === 0 ? 3 : 0
		return Math.max(
			...criterion.values.map((value) => VERDICTS.indexOf(evaluateFilter(dog, criterion.group, today)(value))),
		)
	})
	return Math.min(3, ...ranks)
}

test.each(FILTERS)('matches, maybes, untested and rejected dogs are all dogs: %j', (criteria) => {
	const filter = filterWith(criteria)
	const found = filter.q ? setOf(index.dogs.length, (position) => position % 3 === 0) : null
	const { yes, maybe, untested } = matchDogs({ index, filter, found })
	const worst = index.dogs.map((dog, position) => worstAnswer(dog, position, filter))
	const known = index.dogs.map((_, i) => (has(yes, i) ? 3 : has(maybe, i) ? 2 : has(untested, i) ? 1 : 0))
	expect(known).toEqual(worst)
	expect(sizeOf(yes) + sizeOf(maybe) + sizeOf(untested) + worst.filter((rank) => rank === 0).length).toBe(
		index.dogs.length,
	)
})

test.each(FILTERS)('every number beside a choice is what following it gives: %j', (criteria) => {
	const filter = filterWith(criteria)
	const found = filter.q ? setOf(index.dogs.length, (position) => position % 3 === 0) : null
	for (const group of GROUPS) {
		const counts = countsByAdding({ index, filter, found }, group)
		// "Children" adds nothing once their ages are selected.
		const saidAlready = group === 'with' && filter.children.length > 0 ? 1 : 0
		expect(counts.size).toBe(index.answers[group].size - filter[group].length - saidAlready)
		for (const [value, count] of counts) {
			const followed = addFilter(filter, group, value)
			const shown = index.dogs.filter((dog, position) => worstAnswer(dog, position, followed) >= 2)
			expect(count, `${group} ${value}`).toBe(shown.length)
			expect(countShown({ index, filter: followed, found })).toBe(count)
		}
	}
})
