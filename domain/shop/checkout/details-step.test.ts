import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkStep, readStep } from '#domain/forms/validation/read-step.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { detailsStep, tidyPostcode } from './details-step.ts'
import { type PersonalLine, wordsName, wordsOf } from './personal-words.ts'

const UK = { code: 'GB', name: 'United Kingdom', isReachable: true }
const IRELAND = { code: 'IE', name: 'Ireland', isReachable: true }
const TAG: PersonalLine = {
	slug: 'name-tag',
	variant: 'small',
	title: 'Name tag',
	variantLabel: 'Small',
	quantity: 2,
	personalisation: { label: 'Words for the tag', maxLength: 12, characters: '[A-Z0-9 ]' },
}
const PERSON = {
	firstName: 'Zoë',
	lastName: 'O’Brien',
	email: 'zoe@example.org',
	phone: '',
	line1: '12 Mill Lane',
	line2: '',
	town: 'Thornford',
}

function stepOf({ countries = [UK, IRELAND], lines = [] as PersonalLine[] } = {}) {
	return detailsStep({ formContext: someFormContext(), countries, lines })
}
const errorsOf = (step: ReturnType<typeof stepOf>, answers: Record<string, string>) =>
	checkStep(step, { ...PERSON, ...answers }).errors

test('a phone number is optional, and wrong ones are said', () => {
	expect(errorsOf(stepOf(), { country: 'GB', postcode: 'SA14 8NN' })).toEqual([])
	expect(errorsOf(stepOf(), { country: 'GB', postcode: 'SA14 8NN', phone: '12' })).toMatchObject([{ field: 'phone' }])
})

test.each([
	['GB', '', ['postcode']],
	['GB', 'nowhere', ['postcode']],
	['GB', 'sa148nn', []],
	['GB', 'D02 AF30', ['postcode']],
	['IE', '', ['county']],
	['IE', 't12\u2011ax34', []],
	['IE', 'T12 AB34', ['postcode']],
	['IE', 'SA14 8NN', ['postcode']],
	['FR', '75001', ['country']],
	['', '', ['country']],
])('to "%s" the postcode "%s" is answered with errors beside %s', (country, postcode, fields) => {
	expect(errorsOf(stepOf(), { country, postcode }).map(({ field }) => field)).toEqual(fields)
})

test('a postcode of the other country is asked about, by name', () => {
	const said = (country: string, postcode: string, countries = [UK, IRELAND]) =>
		errorsOf(stepOf({ countries }), { country, postcode })[0]?.message
	expect(said('IE', 'sa148nn')).toBe(
		'SA14 8NN is a UK postcode. Choose United Kingdom above, or enter an Eircode, like D02 AF30',
	)
	expect(said('IE', 'sa148nn', [IRELAND])).toBe('SA14 8NN is a UK postcode. Enter an Eircode, like D02 AF30')
	expect(said('GB', 'd02af30')).toBe('D02 AF30 is an Eircode. Choose Ireland above, or enter a UK postcode')
	expect(said('GB', 'd02af30', [UK, { ...IRELAND, code: 'FR', name: 'France' }])).toContain('a full UK postcode')
	expect(said('IE', 'D02 AF3')).toBe('Enter an Eircode, like D02 AF30, or leave it blank and enter your county')
})

test('an Irish address without an Eircode has its county, which a browser fills in', () => {
	const step = stepOf()
	const sent = new URLSearchParams(readFileSync('tests/fixtures/forms/address-in-ireland.txt', 'utf8').trim())
	expect(readStep(step, sent).errors).toEqual([
		{ field: 'county', message: 'Enter your county, or your Eircode above' },
	])
	expect(step.fields.find(({ name }) => name === 'county')).toMatchObject({
		label: 'County',
		autocomplete: 'address-level1',
		when: { field: 'country', is: ['IE'] },
	})
	sent.set('county', 'County Meath')
	expect(readStep(step, sent)).toMatchObject({ errors: [], answers: { county: 'County Meath' } })
	for (const town of ['Dublin 4', 'Athboy, Co. Meath', 'CORK']) {
		expect(errorsOf(step, { country: 'IE', postcode: '', town }), town).toEqual([])
	}
	expect(stepOf({ countries: [UK] }).fields.map(({ name }) => name)).not.toContain('county')
})

test('a postcode is written as its country writes it', () => {
	const tidy = (typed: string, country: string) => tidyPostcode(typed, country, someFormContext())
	expect([tidy('sa148nn', 'GB'), tidy('d6wxh36', 'IE'), tidy('1012 ab', 'NL')]).toEqual([
		'SA14 8NN',
		'D6W XH36',
		'1012 AB',
	])
})

test('with one country there is nothing to choose, and its postcode is tidied', () => {
	const step = stepOf({ countries: [UK] })
	const sent = new URLSearchParams({ ...PERSON, postcode: 'sa148nn' })
	expect(step.fields.map(({ name }) => name)).not.toContain('country')
	expect(readStep(step, sent)).toMatchObject({ errors: [], answers: { postcode: 'SA14 8NN' } })
})

test('a country that no parcel reaches is refused with what to do', () => {
	const step = stepOf({ countries: [UK, { ...IRELAND, isReachable: false }] })
	expect(errorsOf(step, { country: 'IE' })).toEqual([
		{
			field: 'country',
			message: 'This basket is too heavy for us to post to Ireland. Choose another country, or ring us',
		},
	])
})

test('gifts alone ask for a name and an email address', () => {
	expect(stepOf({ countries: [] }).fields.map(({ name }) => name)).toEqual(['firstName', 'lastName', 'email'])
})

test('each unit has words of its own: required, of the right length, and with characters that can be made', () => {
	const step = stepOf({ countries: [], lines: [TAG] })
	const [one, two] = [wordsName(TAG, 1), wordsName(TAG, 2)]
	const said = (words: string, others = 'DOT') => errorsOf(step, { [one]: words, [two]: others })[0]?.message
	expect(said('')).toBe('Enter the words for the tag')
	expect(said('BISCUIT AND DOT')).toBe('Your answer must be 12 characters or fewer. You have 15')
	expect(said('DOT ☃!')).toBe('We can’t put “☃” and “!” on it. Please leave them out')
	expect(said('☃')).toContain('These words don’t fit')
	expect(said('BISCUIT')).toBeUndefined()
	expect(step.fields.at(-1)?.label).toBe('Words for the tag, 2 of 2')
})

test('units with the same words are one line of the order', () => {
	const [one, two] = [wordsName(TAG, 1), wordsName(TAG, 2)]
	expect(wordsOf(TAG, { [one]: 'DOT', [two]: 'DOT' })).toEqual([{ words: 'DOT', quantity: 2 }])
	expect(wordsOf(TAG, { [one]: 'DOT', [two]: 'JUNO' })).toEqual([
		{ words: 'DOT', quantity: 1 },
		{ words: 'JUNO', quantity: 1 },
	])
	expect(wordsOf({ ...TAG, personalisation: null }, {})).toEqual([{ words: '', quantity: 2 }])
})

test('the words stay with their thing when the basket changes', () => {
	expect(wordsName(TAG, 1)).toMatch(/^words[a-z0-9]+$/)
	expect(wordsName({ ...TAG, variant: 'large' }, 1)).not.toBe(wordsName(TAG, 1))
})
