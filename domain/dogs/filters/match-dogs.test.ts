import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { has, setOf, sizeOf } from '#lib/lists/bit-set.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { manyDogs } from '#tests/builders/content/many-dogs.ts'
import { dogsTogether } from '../bonded-pair.ts'
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

const withCats = (id: number, cats: Dog['goodWith']['cats'], more: Partial<Dog> = {}) =>
	dog(`${id}`, cats, { id, bondedWith: [id % 2 ? id + 1 : id - 1], ...more })

test('a pair matches if both do, is not known if either is, and is no if either is', () => {
	const pairs = [
		withCats(1, 'yes'),
		withCats(2, 'yes'),
		withCats(3, 'yes'),
		withCats(4, 'selective'),
		withCats(5, 'yes'),
		withCats(6, 'unknown'),
		withCats(7, 'unknown'),
		withCats(8, 'no'),
	]
	expect(names(pairs, { with: ['cats'] })).toEqual({ yes: ['1', '2'], maybe: ['3', '4'], untested: ['5', '6'] })
	expect(names(pairs, {}).yes).toHaveLength(8)
})

test('a pair of two sizes matches where both are chosen, and is reserved if either is', () => {
	const pair = [withCats(1, 'yes', { size: 'small' }), withCats(2, 'yes', { size: 'large', status: 'reserved' })]
	expect(names(pair, { size: ['small'] }).yes).toEqual([])
	expect(names(pair, { size: ['small', 'large'] }).yes).toHaveLength(2)
	expect(names(pair, { reserved: ['hide'] }).yes).toEqual([])
})

test('a search that finds one of a pair finds both', () => {
	const asked = { ...question([withCats(1, 'yes'), withCats(2, 'yes'), dog('3', 'yes')], {}), found: Uint32Array.of(1) }
	expect(sizeOf(matchDogs({ ...asked, filter: filterWith({ q: 'one' }) }).yes)).toBe(2)
})

// Random filters and dogs, every fifth in a pair or a trio, against a naive implementation.
const herd = manyDogs(300).map((one, i) => {
	const partners = i % 10 === 0 ? [one.id + 1] : i % 30 === 5 ? [one.id + 1, one.id + 2] : []
	return { ...one, bondedWith: partners }
})
const index = indexOf(herd)
const togetherWith = new Map(herd.map((one) => [one, dogsTogether(one, herd)]))
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

function worstAnswer(dog: Dog, filter: DogFilter): number {
	const together = togetherWith.get(dog) ?? [dog]
	const ranks = criteriaOf(filter).map((criterion) => {
		if (criterion.group === 'q') return together.some(({ id }) => (index.positionOf.get(id) ?? 1) % 3 === 0) ? 3 : 0
		const answers = together.map((one) =>
			Math.max(
				...criterion.values.map((value) => VERDICTS.indexOf(evaluateFilter(one, criterion.group, today)(value))),
			),
		)
		return Math.min(...answers)
	})
	return Math.min(3, ...ranks)
}

test('the dogs of these tests are in pairs and trios', () => {
	const sizes = index.dogs.map((one) => togetherWith.get(one)?.length ?? 0)
	expect(sizes.filter((size) => size === 2).length).toBeGreaterThan(20)
	expect(sizes.filter((size) => size > 2).length).toBeGreaterThan(10)
})

test.each(FILTERS)('matches, maybes, untested and rejected dogs are all dogs: %j', (criteria) => {
	const filter = filterWith(criteria)
	const found = filter.q ? setOf(index.dogs.length, (position) => position % 3 === 0) : null
	const { yes, maybe, untested } = matchDogs({ index, filter, found })
	const worst = index.dogs.map((dog) => worstAnswer(dog, filter))
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
			const shown = index.dogs.filter((dog) => worstAnswer(dog, followed) >= 2)
			expect(count, `${group} ${value}`).toBe(shown.length)
			expect(countShown({ index, filter: followed, found })).toBe(count)
		}
	}
})
