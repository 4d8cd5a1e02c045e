import { expect, test } from 'vitest'
import type { Dog } from '#content/content.ts'
import { aDog } from '#tests/builders/dog.ts'
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
	['none', 'yes', null, undefined],
	['none', 'unknown', null, undefined],
	['none', 'no', null, ['met', 'A home without children']],
	['none', 'yes', 8, ['met', 'No children under 8']],
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
	['hardly', 0, ['met', 'Somebody there all day']],
	['hour_1', 0, ['talk', 'Somebody there all day']],
	['hours_3', 3, ['met', 'Alone for up to 3 hours']],
	['hours_4', 3, ['talk', 'Alone for up to 3 hours']],
	['longer', 3, ['gap', 'Alone for up to 3 hours']],
	['longer', 4, ['talk', 'Alone for up to 4 hours']],
	['hours_2', null, ['not_known', 'Time alone']],
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
	['half_hour', 30, ['met', 'About 30 minutes of walks a day']],
	['half_hour', 60, ['talk', 'About an hour of walks a day']],
	['half_hour', 90, ['gap', 'About 1½ hours of walks a day']],
	['longer', 20, ['met', 'About 20 minutes of walks a day']],
	['longer', null, ['not_known', 'Walks']],
] as const)('walks %s beside %s minutes a day: %j', (walks, exerciseMinutes, found) => {
	expect(verdictOn({ walks }, { exerciseMinutes })).toEqual(found)
})

test('a card says how many needs are met and what is to talk about, the weightiest by name', () => {
	const household = aHousehold({ cats: 'none', garden: 'fence_120', alone: 'hours_2', experience: 'first' })
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
