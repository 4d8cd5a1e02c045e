import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { feedText, readCsv } from '#tests/builders/feed.ts'
import { shelterManager } from './shelter-manager.ts'

const lines = (...dogs: Parameters<typeof aDog>[0][]) => readCsv(feedText(shelterManager, dogs.map(aDog)))

test('unknown is blank, which the import reads as unknown', () => {
	const [line = {}] = lines({ picture: null })
	const said = Object.entries(line).filter(([, cell]) => cell !== '')
	expect(Object.fromEntries(said)).toEqual({
		ANIMALCODE: '101',
		ANIMALNAME: 'Biscuit',
		ANIMALSPECIES: 'Dog',
		ANIMALNOTFORADOPTION: 'N',
		ANIMALDESCRIPTION: 'More about Biscuit: https://www.fairlead.example/dogs/biscuit',
	})
})

test.each<[Dog['goodWith']['children'], string]>([
	[{ fit: 'yes', minAge: null }, 'Yes'],
	[{ fit: 'yes', minAge: 5 }, 'Over 5'],
	[{ fit: 'yes', minAge: 8 }, 'Over 12'],
	[{ fit: 'yes', minAge: 14 }, ''],
	[{ fit: 'selective', minAge: null }, ''],
	[{ fit: 'no', minAge: null }, 'No'],
	[{ fit: 'no', minAge: 5 }, ''],
	[{ fit: 'yes', minAge: 18 }, 'No'],
	[{ fit: 'unknown', minAge: null }, ''],
])('children %j are "%s", never younger than the dog can live with', (children, word) => {
	const [line] = lines({ goodWith: { dogs: 'unknown', cats: 'unknown', smallPets: 'unknown', children } })
	expect(line?.ANIMALGOODWITHKIDS).toBe(word)
})

test('only dogs that are open to applications are adoptable, and dogs that left are not in the file', () => {
	const statuses = ['available', 'reserved', 'coming_soon', 'long_term_foster', 'adopted', 'withdrawn', 'died'] as const
	const sent = lines(...statuses.map((status, index) => ({ id: index + 1, title: status, status })))
	expect(sent.map((line) => `${line.ANIMALNAME} ${line.ANIMALNOTFORADOPTION}`)).toEqual([
		'available N',
		'reserved Y',
		'coming_soon Y',
		'long_term_foster Y',
	])
})

test('sizes and coats have the words the program comes with', () => {
	const [line] = lines({ size: 'giant', coat: 'wire', weightKg: 41.5, energy: 3 })
	expect(line).toMatchObject({
		ANIMALSIZE: 'Very Large',
		ANIMALCOATTYPE: 'Rough',
		ANIMALWEIGHT: '41.5',
		ANIMALENERGYLEVEL: '3',
	})
})
