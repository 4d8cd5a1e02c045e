import { expect, test } from 'vitest'
import { aDog } from '#tests/builders/content/dog.ts'
import { bondedDogs } from './bonded-dogs.ts'

const fern = aDog({ id: 1, title: 'Fern', bondedWith: [2] })
const hattie = aDog({ id: 2, title: 'Hattie' })
const moss = aDog({ id: 3, title: 'Moss', bondedWith: [2] })
const alone = aDog({ id: 4, title: 'Otis', bondedWith: [4, 99] })

test('a bond counts for both dogs, whichever record names it, and connects more than two', () => {
	const dogs = [fern, hattie, moss, alone]
	const names = (dog: typeof fern) => bondedDogs(dog, { dogs }).map(({ title }) => title)
	expect(names(fern)).toEqual(['Hattie', 'Moss'])
	expect(names(hattie)).toEqual(['Fern', 'Moss'])
	expect(names(moss)).toEqual(['Fern', 'Hattie'])
	expect(names(alone)).toEqual([])
})

test('a dog that has found a home, or stays with a foster family, is not bonded any more', () => {
	for (const status of ['adopted', 'died', 'long_term_foster'] as const) {
		expect(bondedDogs(fern, { dogs: [fern, { ...hattie, status }] }), status).toEqual([])
	}
})
