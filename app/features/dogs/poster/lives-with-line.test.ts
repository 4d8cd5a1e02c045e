import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { livesWithLine } from './lives-with-line.ts'

const unknown: Dog['goodWith'] = {
	dogs: 'unknown',
	cats: 'unknown',
	smallPets: 'unknown',
	children: { fit: 'unknown', minAge: null },
}
const line = (...answers: Partial<Dog['goodWith']>[]) =>
	livesWithLine(
		answers.map((known) => aDog({ goodWith: { ...unknown, ...known } })),
		'Biscuit',
	)

test('a yes and a no are said, with the age of children', () => {
	expect(line({ cats: 'yes', children: { fit: 'yes', minAge: 8 }, smallPets: 'no' })).toBe(
		'Good with cats and children of 8 and over. Not with small pets.',
	)
	expect(line({ cats: 'no', dogs: 'no', children: { fit: 'no', minAge: null } })).toBe(
		'Not with cats, other dogs or children.',
	)
	expect(line({ children: { fit: 'no', minAge: 10 } })).toBe('Not with children under 10.')
	expect(line({ children: { fit: 'yes', minAge: 16 } })).toBe('Good with children of 16 and over.')
})

test('an unknown or conditional answer is neither a yes nor a no', () => {
	expect(line({})).toBe('Ask us who Biscuit can live with.')
	expect(line({ dogs: 'selective', cats: 'yes' })).toBe('Good with cats.')
})

test('of a bonded pair one no counts for both, and one yes alone does not', () => {
	expect(line({ cats: 'yes', dogs: 'yes' }, { cats: 'no' })).toBe('Not with cats.')
	expect(line({ children: { fit: 'yes', minAge: 5 } }, { children: { fit: 'yes', minAge: 12 } })).toBe(
		'Good with children of 12 and over.',
	)
})
