import { expect, test } from 'vitest'
import { readGeneralOptions } from '#tests/fixtures/wordpress/stand-in.ts'

const image = {
	id: 7,
	source_url: 'http://wp.example/wp-content/uploads/moira.jpg',
	width: 800,
	height: 600,
	alt_text: '',
}
const moira = { name: 'Moira Kerr', role: 'Centre manager', line: 'Ring me.' }
const alderBank = { name: 'Alder Bank', address: 'Mill Lane\nThornford', hours: 'Every day, 9am to 5pm' }

test('centres have their hours, a person and the picture of that person', () => {
	const { options, optionPictures, problems } = readGeneralOptions({
		centres: [{ ...alderBank, person: moira, image }],
		regulator: { text: 'Charity Commission', url: 'https://register.example/1' },
		site: { legal: { company_number: 1234567, registered_office: '1 High Street' } },
	})
	expect(problems).toEqual([])
	expect(options.centres).toEqual([
		{ ...alderBank, person: { ...moira, picture: expect.objectContaining({ id: '7', width: 800 }) } },
	])
	expect(optionPictures).toMatchObject([{ id: '7', files: [{ url: image.source_url }] }])
	expect(options.regulator).toEqual({ text: 'Charity Commission', url: 'https://register.example/1' })
	expect(options.site.legal).toMatchObject({ companyNumber: '1234567', registeredOffice: '1 High Street' })
})

test('a centre needs only its name', () => {
	const { options, problems } = readGeneralOptions({ centres: [{ name: 'Alder Bank', person: false, image: 0 }] })
	expect(options.centres).toEqual([{ name: 'Alder Bank', address: '', hours: '', person: null }])
	expect(problems).toEqual([])
})

test('what is invalid is reported and skipped; the rest stays', () => {
	const { options, optionPictures, problems } = readGeneralOptions({
		centres: [
			{ ...alderBank, name: '' },
			'Saltmarsh',
			{ ...alderBank, person: 'Moira', image },
			{ ...alderBank, person: { role: 'Manager' } },
			{ ...alderBank, person: moira, image: { ...image, source_url: 'https://elsewhere.example/moira.jpg' } },
			{ ...alderBank, hours: { monday: '9 to 5' } },
		],
		regulator: { text: 'Charity Commission', url: 'javascript:alert(1)' },
		social: [{ text: 'No address' }, { text: 'Hidden', is_show: false }],
	})
	expect(options.centres.map(({ person }) => person)).toEqual([null, null, { ...moira, picture: null }])
	expect(optionPictures).toEqual([])
	expect([options.regulator, options.social]).toEqual([null, []])
	expect(
		problems.map(({ field, message }) => `${field}: ${message}`.replace(/: .*(picture skipped).*/, ': $1')),
	).toEqual([
		'centres.0.name: skipped: has no name',
		'centres.1: skipped: Invalid input: expected object, received string',
		'centres.2.person: skipped: Invalid input: expected object, received string',
		'centres.3.person: skipped: has no name',
		'centres.4.image: picture skipped',
		expect.stringMatching(/^centres\.5\.hours: skipped/),
		'social.0: skipped: it needs a text and a safe URL',
		'regulator: skipped: it needs a text and a safe URL',
	])
})
