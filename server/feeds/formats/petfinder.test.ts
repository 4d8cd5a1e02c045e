import { expect, test } from 'vitest'
import { aDog } from '#tests/builders/content/dog.ts'
import { feedText, readCsv } from '#tests/builders/feed.ts'
import { petfinder } from './petfinder.ts'

const lines = (...dogs: Parameters<typeof aDog>[0][]) => readCsv(feedText(petfinder, dogs.map(aDog)))

test('of a dog about whom nothing is known only the name, the numbers and the status are sent', () => {
	const [line = {}] = lines({ picture: null })
	const said = Object.entries(line).filter(([, cell]) => cell !== '')
	expect(Object.fromEntries(said)).toEqual({
		ID: '101',
		Internal: '101',
		AnimalName: 'Biscuit',
		Type: 'Dog',
		Status: 'A',
		Desc: 'More about Biscuit: https://www.fairlead.example/dogs/biscuit',
	})
})

test('the header is the one Petfinder names, in its order', () => {
	expect(feedText(petfinder, [])).toBe(
		'ID,Internal,AnimalName,PrimaryBreed,SecondaryBreed,Sex,Size,Age,Desc,Type,Status,Shots,Altered,NoDogs,NoCats,NoKids,' +
			'Housetrained,Declawed,specialNeeds,Mix,photo1,photo2,photo3,photo4,photo5,photo6,arrival_date,birth_date,' +
			'primaryColor,secondaryColor,tertiaryColor,coat_length,adoption_fee,display_adoption_fee,adoption_fee_waived,' +
			'special_needs_notes,no_other,no_other_note,tags\r\n',
	)
})

test('what is known is sent in the words of the channel', () => {
	const [line] = lines({
		ref: 'FL-1',
		sex: 'female',
		size: 'giant',
		birthDate: '2021-05-14',
		listedOn: '2026-11-02',
		breeds: [{ id: 1, slug: 'terrier-cross', name: 'Terrier cross' }],
		coat: 'wire',
		neutered: 'yes',
		vaccinated: true,
		training: { house: 'yes', lead: 'no', recall: 'no', travel: 'no', crate: 'no' },
		specialNeeds: 'Daily tablets.',
		fee: { amount: 18050, currency: 'GBP', includes: '' },
		goodWith: { dogs: 'yes', cats: 'no', smallPets: 'no', children: { fit: 'yes', minAge: null } },
	})
	expect(line).toMatchObject({
		ID: 'FL-1',
		Sex: 'F',
		Size: 'XL',
		Age: 'Adult',
		birth_date: '2021-05-14',
		arrival_date: '2026-11-02',
		PrimaryBreed: 'Terrier',
		Mix: '1',
		coat_length: 'Wire',
		Altered: '1',
		Shots: '1',
		Housetrained: '1',
		specialNeeds: '1',
		special_needs_notes: 'Daily tablets.',
		adoption_fee: '180.50',
		display_adoption_fee: '1',
		NoDogs: '0',
		NoCats: '1',
		NoKids: '0',
		photo1: 'https://www.fairlead.example/img/1101/1200.jpg?v=v1',
	})
})

test('"with some" and a minimum age are neither a yes nor a no; the description has them', () => {
	const [line] = lines({
		goodWith: { dogs: 'selective', cats: 'unknown', smallPets: 'unknown', children: { fit: 'yes', minAge: 12 } },
		fitNotes: { dogs: 'Calm dogs only.', cats: '', small_pets: '', children: '', alone: '', garden: '' },
	})
	expect(line).toMatchObject({ NoDogs: '', NoCats: '', NoKids: '' })
	expect(line?.Desc).toContain('Calm dogs only.&#10;&#10;Biscuit can live with children of 12 and over.')
})

test('reserved dogs are pending, coming ones on hold; who needs no home is not in the file', () => {
	const statuses = ['reserved', 'on_trial', 'coming_soon', 'long_term_foster', 'adopted', 'withdrawn', 'died'] as const
	const sent = lines(...statuses.map((status, index) => ({ id: index + 1, title: status, status })))
	expect(sent.map(({ AnimalName, Status }) => `${AnimalName} ${Status}`)).toEqual([
		'reserved P',
		'on_trial P',
		'coming_soon H',
	])
})

test('a text is one line with plain quotes', () => {
	const [line] = lines({ html: '<p>“She’ll sleep”</p><p>– well</p>' })
	expect(line?.Desc).toMatch(/^"She'll sleep"&#10;- well&#10;/)
})

test('half a date is not sent as a whole one, and a pair is named in words', () => {
	const [line] = lines({ birthDate: '2021-05', listedOn: '2026', bondedWith: [102] }, { id: 102, title: 'Clem' })
	expect(line).toMatchObject({ birth_date: '', arrival_date: '', Age: 'Adult' })
	expect(line?.Desc).toContain('Must go to the same home as Clem.')
})

test('a fee has the decimals of its currency', () => {
	const feeOf = (amount: number, currency: string) =>
		lines({ fee: { amount, currency, includes: '' } })[0]?.adoption_fee
	expect([feeOf(18_000, 'GBP'), feeOf(18_000, 'JPY'), feeOf(18_050, 'KWD')]).toEqual(['180.00', '18000', '18.050'])
})
