import { expect, test } from 'vitest'
import type { Dog, Fit } from '#content/model/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { CHOICES, type Group } from './dog-filter.ts'
import { evaluateFilter } from './evaluate-filter.ts'

const today = new Date('2026-11-21T12:00:00Z')
const ask = (dog: Dog, group: Group, value: string) => evaluateFilter(dog, group, today)(value)

function withChildren(fit: Fit, minAge: number | null): Dog {
	return aDog({ goodWith: { ...aDog().goodWith, children: { fit, minAge } } })
}

test('of a dog without known facts every answer is unknown', () => {
	for (const group of ['with', 'children', 'size', 'age', 'sex', 'energy'] as const) {
		for (const value of CHOICES[group]) expect(ask(aDog(), group, value), `${group} ${value}`).toBe('unknown')
	}
	expect([ask(aDog(), 'breed', 'lurcher'), ask(aDog(), 'place', 'saltmarsh')]).toEqual(['unknown', 'unknown'])
})

test('each company asks its own answer: selective is a maybe', () => {
	const goodWith = { ...aDog().goodWith, cats: 'yes', dogs: 'selective', smallPets: 'no' } as const
	const dog = aDog({ goodWith })
	expect(['cats', 'dogs', 'small_pets', 'children'].map((value) => ask(dog, 'with', value))).toEqual([
		'yes',
		'maybe',
		'no',
		'unknown',
	])
})

test.each([
	['yes', null, 'yes'],
	['yes', 11, 'yes'],
	['yes', 12, 'maybe'],
	['yes', 16, 'maybe'],
	['yes', 18, 'no'],
	['selective', 8, 'maybe'],
	['selective', 18, 'no'],
	['unknown', null, 'unknown'],
	['no', 8, 'unknown'],
	['no', null, 'no'],
] as const)('children of whatever age: %s from %s on is %s', (fit, minAge, verdict) => {
	expect(ask(withChildren(fit, minAge), 'with', 'children')).toBe(verdict)
})

test.each([
	['yes', null, 'yes yes yes yes'],
	['yes', 0, 'yes yes yes yes'],
	['yes', 3, 'maybe yes yes yes'],
	['yes', 5, 'no yes yes yes'],
	['yes', 8, 'no maybe yes yes'],
	['yes', 12, 'no no yes yes'],
	['yes', 16, 'no no no yes'],
	['yes', 18, 'no no no no'],
	['selective', 5, 'no maybe maybe maybe'],
	['unknown', 8, 'unknown unknown unknown unknown'],
	['no', null, 'no no no no'],
	['no', 10, 'no unknown unknown unknown'],
] as const)('children by age: %s from %s on is %s', (fit, minAge, verdicts) => {
	const dog = withChildren(fit, minAge)
	expect(CHOICES.children.map((band) => ask(dog, 'children', band)).join(' ')).toBe(verdicts)
})

test.each([
	['2026-03-01', 'puppy'],
	['2025-11-22', 'puppy'],
	['2025-11-21', 'young'],
	['2023-11-21', 'adult'],
	['2018-12', 'adult'],
	['2018-11', 'senior'],
])('a dog born %s is: %s', (birthDate, band) => {
	const fitting = CHOICES.age.filter((value) => ask(aDog({ birthDate }), 'age', value) === 'yes')
	expect(fitting).toEqual([band])
})

test('a year of birth that covers two ages is a maybe for both', () => {
	const dog = aDog({ birthDate: '2023' })
	expect(CHOICES.age.map((band) => ask(dog, 'age', band))).toEqual(['no', 'maybe', 'maybe', 'no'])
	expect(ask(aDog({ birthDate: '2021' }), 'age', 'adult')).toBe('yes')
})

test('a cross is found under each of its breeds, and a foster home near a centre under the centre', () => {
	const breeds = ['collie', 'kelpie'].map((slug, id) => ({ id, slug, name: slug }))
	const dog = aDog({ breeds, location: 'Saltmarsh area', energy: 2 })
	expect(['collie', 'kelpie', 'poodle'].map((slug) => ask(dog, 'breed', slug))).toEqual(['yes', 'yes', 'no'])
	expect([ask(dog, 'place', 'saltmarsh'), ask(dog, 'energy', 'calm'), ask(dog, 'energy', 'lively')]).toEqual([
		'yes',
		'yes',
		'no',
	])
})

test('hiding reserved dogs hides those on trial, too, and no others', () => {
	const shown = (['available', 'coming_soon', 'reserved', 'on_trial', 'long_term_foster'] as const).filter(
		(status) => ask(aDog({ status }), 'reserved', 'hide') === 'yes',
	)
	expect(shown).toEqual(['available', 'coming_soon', 'long_term_foster'])
})
