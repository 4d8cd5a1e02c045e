import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { bondedGroups, dogsTogether, namesOf, statusTogether } from './bonded-pair.ts'

const named = (id: number, known: Partial<Dog> = {}) => aDog({ id, title: `Dog ${id}`, ...known })
const ids = (dogs: Dog[]) => dogs.map(({ id }) => id)

test('a bond counts whichever record names it, and a trio may be chained', () => {
	const dogs = [named(1, { bondedWith: [3] }), named(2, { bondedWith: [1] }), named(3), named(4)]
	expect(dogs.map((dog) => ids(dogsTogether(dog, dogs)))).toEqual([[1, 2, 3], [2, 1, 3], [3, 1, 2], [4]])
})

test('a dog bonded with itself or with a missing dog is on its own', () => {
	const dog = named(1, { bondedWith: [1, 99] })
	expect(ids(dogsTogether(dog, [dog]))).toEqual([1])
})

test('a dead or rehomed dog is on its own', () => {
	for (const status of ['died', 'adopted'] as const) {
		const dogs = [named(1, { bondedWith: [2] }), named(2, { status })]
		expect(
			dogs.map((dog) => ids(dogsTogether(dog, dogs))),
			status,
		).toEqual([[1], [2]])
	}
	const homed = [named(1, { bondedWith: [2], status: 'adopted' }), named(2, { status: 'adopted' })]
	expect(ids(dogsTogether(homed[0] as Dog, homed))).toEqual([1, 2])
})

test('each group of bonded dogs is found once', () => {
	const dogs = [
		named(4),
		named(2, { bondedWith: [1] }),
		named(1),
		named(3, { bondedWith: [99] }),
		named(9, { bondedWith: [9] }),
	]
	expect(bondedGroups(dogs).map(ids)).toEqual([[1, 2]])
})

test('when one of a pair is reserved, both are', () => {
	expect(statusTogether([named(1), named(2, { status: 'reserved' })])).toBe('reserved')
	expect(statusTogether([named(1, { status: 'adopted' })])).toBe('adopted')
})

test('names are said as people say them', () => {
	expect(namesOf([named(1), named(2), named(3)])).toBe('Dog 1, Dog 2 and Dog 3')
})
