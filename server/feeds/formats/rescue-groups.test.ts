import { expect, test } from 'vitest'
import { aDog } from '#tests/builders/content/dog.ts'
import { feedText, readCsv } from '#tests/builders/feed.ts'
import { rescueGroups } from './rescue-groups.ts'

const lines = (...dogs: Parameters<typeof aDog>[0][]) => readCsv(feedText(rescueGroups, dogs.map(aDog)))

test('unknown is blank, never "No"', () => {
	const [line = {}] = lines({ picture: null })
	expect(Object.values(line)).not.toContain('No')
	const said = Object.entries(line).filter(([, cell]) => cell !== '')
	expect(Object.fromEntries(said)).toEqual({
		animalID: '101',
		status: 'Available',
		lastUpdated: '1795078800',
		rescueID: '101',
		name: 'Biscuit',
		species: 'Dog',
		description: 'More about Biscuit: https://www.fairlead.example/dogs/biscuit',
	})
})

test('known answers are Yes and No, ages are in the bands of the channel', () => {
	const [line] = lines({
		birthDate: '2026-01-10',
		sex: 'male',
		neutered: 'too_young',
		vaccinated: false,
		coat: 'long',
		colour: 'Red',
		training: { house: 'learning', lead: 'no', recall: 'no', travel: 'no', crate: 'no' },
		goodWith: { dogs: 'yes', cats: 'no', smallPets: 'no', children: { fit: 'no', minAge: null } },
	})
	expect(line).toMatchObject({
		age: 'Young',
		sex: 'Male',
		altered: 'No',
		uptodate: 'No',
		housetrained: '',
		coatLength: 'Long',
		color: 'Red',
		dogs: 'Yes',
		cats: 'No',
		kids: 'No',
	})
})

test('a description is HTML, also where the story has signs of it', () => {
	const [line] = lines({ html: '<p>Fish &amp; chips</p><p>1 &lt; 2</p>' })
	expect(line?.description).toMatch(/^Fish &amp; chips<br>1 &lt; 2<br>/)
})

test('reserved dogs are pending; who is not there yet, or needs no home, is not in the file', () => {
	const statuses = ['reserved', 'on_trial', 'coming_soon', 'long_term_foster', 'adopted', 'withdrawn', 'died'] as const
	const sent = lines(...statuses.map((status, index) => ({ id: index + 1, title: status, status })))
	expect(sent.map(({ name, status }) => `${name}: ${status}`)).toEqual([
		'reserved: Adoption pending',
		'on_trial: Adoption pending',
	])
})
