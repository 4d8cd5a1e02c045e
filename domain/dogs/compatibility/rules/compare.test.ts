import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { aHousehold } from '#tests/builders/household.ts'
import { pronounsFor } from '../../pronouns.ts'
import type { Household } from '../household.ts'
import { compare } from './compare.ts'
import { inShort } from './in-short.ts'

const SHE = { name: 'Nell', ...pronounsFor('female') }

/** One answer beside one dog: [verdict, title]; undefined when nothing is at stake. */
function verdictOn(answered: Partial<Household>, known: Partial<Dog>) {
	const [one] = compare(aHousehold(answered), aDog(known), SHE)
	return one && [one.verdict, one.title]
}

const withChildren = (fit: Dog['goodWith']['children']['fit'], minAge: number | null) => ({
	goodWith: { ...aDog().goodWith, children: { fit, minAge } },
})

test.each([
	['none_under_18', 'yes', null, undefined],
	['none_under_18', 'unknown', null, undefined],
	['none_under_18', 'no', null, ['met', 'A home without children']],
	['none_under_18', 'yes', 8, ['met', 'No children under 8']],
	['none_under_18', 'yes', 18, ['met', 'A home without children']],
	['16_to_17', 'yes', 18, ['gap', 'A home without children']],
	['16_to_17', 'yes', 16, ['met', 'No children under 16']],
	['none', 'yes', 16, ['met', 'No children under 16']],
	['none', 'yes', 18, ['talk', 'A home without children']],
	['under_5', 'no', null, ['gap', 'A home without children']],
	['under_5', 'unknown', 8, ['not_known', 'Children']],
	['under_5', 'yes', null, ['met', 'Children']],
	['5_to_7', 'yes', 8, ['gap', 'No children under 8']],
	['8_to_9', 'yes', 8, ['met', 'No children under 8']],
	['10_to_12', 'yes', 12, ['talk', 'No children under 12']],
	['10_to_12', 'selective', 8, ['talk', 'The right children']],
	['5_to_7', 'no', 8, ['gap', 'No children under 8']],
	['8_to_9', 'no', 9, ['not_known', 'No children under 9']],
	['10_to_12', 'no', 8, ['not_known', 'No children under 8']],
	['13_to_15', 'yes', 16, ['gap', 'No children under 16']],
] as const)('youngest %s beside a dog who says %s from %s: %j', (children, fit, minAge, found) => {
	expect(verdictOn({ children }, withChildren(fit, minAge))).toEqual(found)
})

test.each([
	['none', 'yes', undefined],
	['none', 'unknown', undefined],
	['none', 'selective', ['met', 'Cats']],
	['none', 'no', ['met', 'A home without cats']],
	['some', 'yes', ['met', 'Cats']],
	['some', 'selective', ['talk', 'Cats']],
	['some', 'no', ['gap', 'A home without cats']],
	['some', 'unknown', ['not_known', 'Cats']],
] as const)('cats at home: %s, beside a dog who says %s: %j', (cats, fit, found) => {
	expect(verdictOn({ cats }, { goodWith: { ...aDog().goodWith, cats: fit } })).toEqual(found)
})

test.each([
	['none', 'not_needed', null, ['met', 'No garden needed']],
	['fence_150', 'not_needed', null, undefined],
	['none', 'preferred', 120, ['talk', 'A garden would be good, fenced to 1.2\u00a0m']],
	['fence_low', 'preferred', 120, ['talk', 'A garden would be good, fenced to 1.2\u00a0m']],
	['none', 'required', 180, ['gap', 'A garden fenced to 1.8\u00a0m']],
	['open', 'required', 180, ['gap', 'A garden fenced to 1.8\u00a0m']],
	['fence_150', 'required', 180, ['gap', 'A garden fenced to 1.8\u00a0m']],
	['fence_150', 'required', 160, ['talk', 'A garden fenced to 1.6\u00a0m']],
	['fence_180', 'required', 180, ['met', 'A garden fenced to 1.8\u00a0m']],
	['fence_180', 'required', null, ['talk', 'A fenced garden']],
	['fence_180', 'unknown', 180, ['not_known', 'A garden']],
] as const)('a garden %s beside a garden %s with %s cm: %j', (answer, garden, fenceCm, found) => {
	expect(verdictOn({ garden: answer }, { garden, fenceCm })).toEqual(found)
})

test.each([
	[0, 0, ['met', 'Somebody there all day']],
	[1, 0, ['talk', 'Somebody there all day']],
	[0.5, 0.5, ['met', 'Alone for up to half an hour']],
	[3, 3, ['met', 'Alone for up to 3 hours']],
	[4, 3, ['talk', 'Alone for up to 3 hours']],
	[5, 3, ['gap', 'Alone for up to 3 hours']],
	[8, 4, ['talk', 'Alone for up to 4 hours']],
	[9, 4, ['gap', 'Alone for up to 4 hours']],
	['longer', 3, ['gap', 'Alone for up to 3 hours']],
	['longer', 4, ['talk', 'Alone for up to 4 hours']],
	[2, null, ['not_known', 'Time alone']],
] as const)('alone %s beside a dog who can be left for %s hours: %j', (alone, hoursAlone, found) => {
	expect(verdictOn({ alone }, { hoursAlone })).toEqual(found)
})

test.each([
	['first', 'none', ['met', 'A first dog is fine']],
	['lots', 'none', undefined],
	['first', 'some', ['talk', 'Some experience of dogs']],
	['first', 'lots', ['gap', 'Lots of experience of dogs']],
	['some', 'lots', ['talk', 'Lots of experience of dogs']],
	['lots', 'unknown', ['not_known', 'Your experience']],
] as const)('experience %s beside a dog who needs %s: %j', (answer, experience, found) => {
	expect(verdictOn({ experience: answer }, { experience })).toEqual(found)
})

test.each([
	[0.5, 30, ['met', 'About 30 minutes of walks a day']],
	[0.5, 60, ['talk', 'About an hour of walks a day']],
	[0.5, 90, ['gap', 'About 1½ hours of walks a day']],
	[2.5, 300, ['gap', 'About 5 hours of walks a day']],
	[5, 300, ['met', 'About 5 hours of walks a day']],
	['longer', 20, ['met', 'About 20 minutes of walks a day']],
	['longer', 300, ['talk', 'About 5 hours of walks a day']],
	['longer', null, ['not_known', 'Walks']],
] as const)('walks %s beside %s minutes a day: %j', (walks, exerciseMinutes, found) => {
	expect(verdictOn({ walks }, { exerciseMinutes })).toEqual(found)
})

test.each([
	['no_matter', 'curly', 'high', undefined],
	['little', 'curly', 'none', ['met', 'Coat: curly, sheds next to nothing']],
	['little', 'wire', 'moderate', ['talk', 'Coat: wiry, sheds some hair']],
	['little', 'unknown', 'high', ['talk', 'Coat, sheds a lot']],
	['allergy', 'hairless', 'none', ['talk', 'Coat: hairless, sheds next to nothing']],
	['allergy', 'short', 'moderate', ['gap', 'Coat: short, sheds some hair']],
	['allergy', 'curly', 'unknown', ['not_known', 'Coat: curly']],
] as const)('hair %s beside a %s coat that sheds %s: %j', (hair, coat, shedding, found) => {
	expect(verdictOn({ hair }, { coat, shedding })).toEqual(found)
})

test.each([
	['own', undefined],
	['agreed', ['met', 'A note from your landlord']],
	['not_asked', ['talk', 'A note from your landlord']],
] as const)('a home that is %s: %j', (renting, found) => {
	expect(verdictOn({ renting }, {})).toEqual(found)
})

/** What is said about one answer beside one dog. */
function wordsOn(answered: Partial<Household>, known: Partial<Dog>) {
	return compare(aHousehold(answered), aDog(known), SHE)[0]?.words
}

test('the words say by how much a day is too long, and too short for walks', () => {
	expect(wordsOn({ alone: 9 }, { hoursAlone: 4 })).toMatch(/^Your day is 5 hours longer than she can manage now\./)
	expect(wordsOn({ alone: 4.5 }, { hoursAlone: 4 })).toMatch(/^Your day is half an hour longer\./)
	expect(wordsOn({ walks: 2.5 }, { exerciseMinutes: 300 })).toMatch(/^That is 2½ hours more than you walk now\./)
})

test('each kind of animal meets the dog in a way of its own: no cat goes to neutral ground', () => {
	const { goodWith } = aDog()
	const choosy = { goodWith: { ...goodWith, dogs: 'selective', cats: 'selective', smallPets: 'selective' } } as const
	expect(wordsOn({ dogs: 'some' }, choosy)).toContain('neutral ground')
	expect(wordsOn({ cats: 'some' }, choosy)).toMatch(/your cat.*a gate between them/)
	expect(wordsOn({ small_pets: 'some' }, choosy)).toMatch(/a run of their own/)
	for (const answered of [{ cats: 'some' }, { small_pets: 'some' }] as const) {
		expect(wordsOn(answered, choosy)).not.toMatch(/neutral ground/)
	}
})

test('to a home without a garden nothing is said of its garden', () => {
	expect(wordsOn({ garden: 'none' }, { garden: 'not_needed' })).toBe(
		'Walks are enough: a home without a garden is fine.',
	)
	expect(wordsOn({ garden: 'open' }, { garden: 'not_needed' })).toContain('shared or open is fine')
})

test('a card says how many needs are met and what is to talk about, the weightiest by name', () => {
	const household = aHousehold({ cats: 'none', garden: 'fence_120', alone: 2, experience: 'first' })
	const dog = aDog({
		goodWith: { ...aDog().goodWith, cats: 'no' },
		garden: 'required',
		fenceCm: 180,
		hoursAlone: 3,
		experience: 'some',
	})
	expect(inShort(compare(household, dog, SHE))).toEqual({
		counts: '2 needs met, 2 to talk about',
		first: 'Needs a garden fence of 1.8\u00a0m',
	})
	expect(inShort(compare(aHousehold({ cats: 'none' }), dog, SHE))).toEqual({
		counts: '1 need met, nothing to talk about',
		first: '',
	})
	expect(inShort(compare(aHousehold({ small_pets: 'none' }), dog, SHE)).counts).toMatch(/^Nothing to talk about/)
})

test('the words speak of the dog as one does', () => {
	const [one] = compare(aHousehold({ cats: 'some' }), aDog(), SHE)
	expect(one?.words).toBe('We have not seen her with cats yet. Tell us about your cat, and we will find out.')
})
