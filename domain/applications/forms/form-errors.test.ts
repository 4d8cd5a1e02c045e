import { expect, test } from 'vitest'
import { enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { errorsOf } from '#tests/builders/applications/form-errors.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { aRole } from '#tests/builders/content/role.ts'
import { finalAnswers } from '../../forms/progress/progress.ts'
import { formFor } from './all-forms.ts'

const formContext = someFormContext({
	dogs: [aDog({ title: 'Biscuit' }), aDog({ id: 102, title: 'Moss', status: 'reserved' })],
	roles: [
		aRole({ slug: 'driver', title: 'Driver', minimumAge: 25 }),
		aRole({ id: 702, slug: 'kennels', title: 'Kennels' }),
	],
})

const ABOUT_ADOPTER = [
	'Enter your first name',
	'Enter your last name',
	'Enter your email address',
	'Enter a phone number, like 01632 960 001 or +44 808 157 0192',
	'Select yes if you are 18 or over',
	'Enter the first line of your address, like 12 Mill Lane',
	'Enter your town or city',
	'Enter your postcode, like SA14 8NN',
]

test('errors of an empty adoption form', () => {
	const open = {
		dog: 'moss',
		homeKind: 'other',
		tenure: 'rent-social',
		children: 'yes',
		pets: 'yes',
		gaveUp: 'yes',
		offence: 'yes',
	}
	expect(errorsOf(formFor('adoption', formContext), {})).toEqual(
		expect.arrayContaining([
			'Select a dog, or “No dog in mind yet”',
			...ABOUT_ADOPTER,
			'Select what kind of home you live in',
			'Select whether you rent or own your home',
			'Select whether you have a garden',
			'Enter how many adults live there, including you',
			'Select yes if children live with you',
			'Select yes if children visit often',
			'Select whether everyone at home wants a dog',
			'Select whether anyone at home is allergic to dogs',
			'Select yes if other animals live with you',
			'Hours must be a number between 0 and 24',
			'Select how much experience you have with dogs',
			'Select the sentence that sounds most like you',
			'Select yes if you have given up an animal or had one taken from you',
			'Select yes if anyone at home has been banned or convicted',
			'Tick to confirm that what you have written is true',
			'Tick to confirm that someone may visit your home',
		]),
	)
	expect(errorsOf(formFor('adoption', formContext), open)).toEqual(
		expect.arrayContaining([
			'Select whether we should keep your application in case the dog becomes free',
			...ABOUT_ADOPTER,
			'Enter what kind of home it is, like a narrowboat',
			'Select whether your landlord allows a dog',
			'Select whether you have a garden',
			'Enter how many adults live there, including you',
			'Enter how many children live with you, in at least one age group',
			'Select yes if children visit often',
			'Select whether everyone at home wants a dog',
			'Select whether anyone at home is allergic to dogs',
			'Select whether your animals are vaccinated',
			'Select what kind of animal it is',
			'Select whether it is female or male',
			'Select whether it is neutered',
			'Enter how old it is, like 4 years',
			'Select how it gets on with dogs',
			'Select yes if there is another animal',
			'Enter the name of your vet’s practice, or “none yet”',
			'Enter the town your vet is in',
			'Hours must be a number between 0 and 24',
			'Select how much experience you have with dogs',
			'Select the sentence that sounds most like you',
			'Enter what happened, in a sentence or two',
			'Enter what it was and when, in a sentence or two',
			'Tick to confirm that what you have written is true',
			'Tick to confirm that someone may visit your home',
		]),
	)
})

test('errors of the other empty forms', () => {
	const asAdoption = new Set(errorsOf(formFor('adoption', formContext), {}))
	expect(errorsOf(formFor('fostering', formContext), {}).filter((sentence) => !asAdoption.has(sentence))).toEqual(
		expect.arrayContaining([
			'Select at least one kind of fostering',
			'Enter the date you could start fostering',
			'Enter how many minutes it takes',
		]),
	)
	expect(errorsOf(formFor('volunteering', formContext), { ageBand: '16-17' })).toEqual(
		expect.arrayContaining([
			'Select a role, or “Wherever you need me”',
			'Enter your first name',
			'Enter your last name',
			'Enter your email address',
			'Enter your postcode, like SA14 8NN',
			'Enter the name of a parent or guardian',
			'Enter a phone number, like 01632 960 001 or +44 808 157 0192',
			'Enter their email address',
			'Choose at least one time you could usually help',
		]),
	)
	expect(errorsOf(formFor('contact', formContext), {})).toEqual(
		expect.arrayContaining([
			'Select what your question is about',
			'Enter your name',
			'Enter an email address or a phone number so we can reply',
			'Enter your question',
		]),
	)
	expect(errorsOf(formFor('found', formContext), {})).toEqual(
		expect.arrayContaining([
			'Enter where you found the dog, like Mill Lane, Thornford',
			'Enter the date you found the dog',
			'Enter what the dog looks like, in a sentence or two',
			'Select where the dog is now',
			'Select whether the dog is hurt or ill',
			'Enter your name',
			'Enter an email address or a phone number so we can reply',
		]),
	)
	expect(errorsOf(formFor('newsletter', formContext), {})).toEqual(
		expect.arrayContaining(['Enter your email address to get news']),
	)
	expect(errorsOf(formFor('surrender', formContext), { bitten: 'yes' })).toEqual(
		expect.arrayContaining([
			'Select whether you and the dog are safe now',
			'Enter your first name',
			'Enter your last name',
			'Enter a phone number, like 01632 960 001 or +44 808 157 0192',
			'Enter your email address',
			'Enter your postcode, like SA14 8NN',
			'Enter your dog’s name',
			'Enter your dog’s age, like 4 years',
			'Select whether your dog is female or male',
			'Select the main reason',
			'Enter who it was and what happened, in a sentence or two',
			'Tick to confirm that you own the dog or are writing for its owner',
		]),
	)
})

const FENCE = 'Enter a height between 20 and 400 cm, or between 1 and 13 feet'
const tooMuch = 'x'.repeat(10_000)
test.each<[Parameters<typeof formFor>[0], string, string | string[], string]>([
	['adoption', 'firstName', tooMuch, 'Your answer must be 80 characters or fewer. You have 10,000'],
	['adoption', 'email', 'sam@', 'Enter an email address in the correct format, like name@example.com'],
	['adoption', 'phone', 'ring me', 'Enter a phone number, like 01632 960 001 or +44 808 157 0192'],
	['adoption', 'postcode', 'SA14', 'Enter a full UK postcode, like SA14 8NN'],
	['adoption', 'dog', 'a-dog-who-has-gone', 'Select a dog, or “No dog in mind yet”'],
	['adoption', 'fenceHeight', ['high', 'cm'], FENCE],
	['adoption', 'fenceHeight', ['6', 'cm'], FENCE],
	['adoption', 'fenceHeight', ['180', 'ft'], FENCE],
	['adoption', 'adults', '0', 'Adults must be a whole number between 1 and 20'],
	['adoption', 'adults', '1.5', 'Adults must be a whole number between 1 and 20'],
	['adoption', 'hoursAlone', '25', 'Hours must be a number between 0 and 24'],
	['adoption', 'hoursAlone', '-1', 'Hours must be a number between 0 and 24'],
	['adoption', 'hoursAlone', 'four', 'Hours must be a number between 0 and 24'],
	['adoption', 'why', 'w'.repeat(1240), 'Your answer must be 1,000 characters or fewer. You have 1,240'],
	['adoption', 'homeCheck', 'no', 'Tick to confirm that someone may visit your home'],
	['fostering', 'start', ['20', '11', '2026'], 'Enter a start date that is today or later'],
	['fostering', 'start', ['31', '2', '2027'], 'Enter a real date, with a day, a month and a four-digit year'],
	['fostering', 'start', ['', '', '2027'], 'Enter a real date, with a day, a month and a four-digit year'],
	['fostering', 'travel', '2 hours', 'Minutes must be a whole number between 0 and 600'],
	['contact', 'phone', '', 'Enter an email address or a phone number so we can reply'],
	['contact', 'message', 'Hello?', 'Enter a little more, so that we can give you a proper answer'],
	['found', 'foundOn', ['1', '1', '2999'], 'Enter a date that is today or earlier'],
	['surrender', 'microchip', '12345', 'Enter the 15 digits of the microchip, or leave it blank'],
])('%s: error of %s (%#)', (id, name, typed, message) => {
	expect(errorsOf(formFor(id, formContext), { ...enough[id], [name]: typed })).toContain(message)
})

test('children need a number, and questions about an application a reference', () => {
	expect(
		errorsOf(formFor('adoption', formContext), { ...enough.adoption, children: 'yes', children5to11: '0' }),
	).toEqual(['Enter how many children live with you, in at least one age group'])
	const about = { ...enough.contact, topic: 'application' }
	expect(errorsOf(formFor('contact', formContext), { ...about, reference: 'no idea' })).toEqual([
		'Enter your reference, like ADP-7K3F-2M, or leave it blank',
	])
	expect(finalAnswers(formFor('contact', formContext), { ...about, reference: 'adp 7k3f2m' }).reference).toBe(
		'ADP-7K3F-2M',
	)
})
