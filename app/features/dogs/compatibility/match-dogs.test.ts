import { expect, test } from 'vitest'
import { writeNeeds } from '#domain/dogs/compatibility/dog-needs.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { firstToMeet } from './match-dogs.ts'

/** A cat at home, and nothing else known. */
const WITH_CAT = '2--1-------'

function candidate(name: string, cats: 'yes' | 'selective' | 'no' | 'unknown') {
	const dog = aDog({ title: name })
	const needs = writeNeeds({ ...dog, goodWith: { ...dog.goodWith, cats } })
	return { slug: name.toLowerCase(), name, about: '', sex: dog.sex, picture: null, needs }
}

const dogs = [
	candidate('Nell', 'no'),
	candidate('Dot', 'unknown'),
	candidate('Gus', 'selective'),
	candidate('Kit', 'yes'),
]

test('the dogs to meet first have the least to change, each with its reason in words', () => {
	const matches = firstToMeet(WITH_CAT, dogs, 3)
	expect(matches.map(({ dog }) => dog.name)).toEqual(['Kit', 'Dot', 'Gus'])
	expect(matches[0]).toMatchObject({ counts: '1 need met, nothing to talk about' })
	expect(matches[0]?.reasons[0]).toBe('Cats: Kit can live with cats.')
})

test('where every dog has something to change, dogs are shown all the same', () => {
	expect(firstToMeet(WITH_CAT, dogs.slice(0, 1), 3).map(({ dog }) => dog.name)).toEqual(['Nell'])
})

test('among equals the order of the list decides, and without answers there is no dog', () => {
	const equals = [candidate('Pip', 'yes'), candidate('Wren', 'yes')]
	expect(firstToMeet(WITH_CAT, equals, 1).map(({ dog }) => dog.name)).toEqual(['Pip'])
	expect(firstToMeet(null, equals, 3)).toEqual([])
	expect(firstToMeet('junk', equals, 3)).toEqual([])
})
