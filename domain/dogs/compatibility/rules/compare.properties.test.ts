import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { childrenLimits } from '#domain/dogs/children.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { sampleContent } from '#tests/builders/content/sample-content.ts'
import { aHousehold, inAnotherOrder, someAnswersTo, someHouseholds } from '#tests/builders/household.ts'
import { pronounsFor } from '../../pronouns.ts'
import { type Household, QUESTIONS, type Question } from '../household.ts'
import { compare } from './compare.ts'
import { inShort } from './in-short.ts'
import type { Verdict } from './need.ts'

const households = someHouseholds(30)
const dogs: Dog[] = [...(await sampleContent()).dogs, ...unusualDogs()]
const who = (dog: Dog) => ({ name: dog.title, ...pronounsFor(dog.sex) })
const comparedBy = (household: Household, dog: Dog) => compare(household, dog, who(dog), dog.fitNotes)

function* pairs() {
	for (const household of households) for (const dog of dogs) yield { household, dog }
}

/** Combinations of facts that no sample dog has. */
function unusualDogs(): Dog[] {
	const { goodWith } = aDog()
	const childrenOf = (children: Dog['goodWith']['children']) => ({ goodWith: { ...goodWith, children } })
	const facts: Partial<Dog>[] = [
		{},
		childrenOf({ fit: 'no', minAge: 8 }),
		childrenOf({ fit: 'selective', minAge: null }),
		childrenOf({ fit: 'yes', minAge: 16 }),
		childrenOf({ fit: 'yes', minAge: 0 }),
		childrenOf({ fit: 'yes', minAge: null }),
		{ garden: 'required', fenceCm: null, hoursAlone: 0, exerciseMinutes: 0 },
		{ garden: 'preferred', fenceCm: null, hoursAlone: 6, exerciseMinutes: 240 },
		{ garden: 'required', fenceCm: 200, hoursAlone: 1.5, exerciseMinutes: 61 },
		{ garden: 'not_needed', coat: 'hairless', shedding: 'none', hoursAlone: 0.5, exerciseMinutes: 300 },
		{ coat: 'unknown', shedding: 'high', hoursAlone: 24 },
		{ coat: 'curly', shedding: 'unknown' },
		childrenOf({ fit: 'yes', minAge: 18 }),
	]
	return facts.map((known, place) => aDog({ ...known, title: `Unusual ${place}` }))
}

/** Facts that are unknown. */
const isUnknown: Record<Question, (dog: Dog) => boolean> = {
	children: (dog) => childrenLimits(dog).from === 'unknown',
	dogs: (dog) => dog.goodWith.dogs === 'unknown',
	cats: (dog) => dog.goodWith.cats === 'unknown',
	small_pets: (dog) => dog.goodWith.smallPets === 'unknown',
	garden: (dog) => dog.garden === 'unknown',
	alone: (dog) => dog.hoursAlone === null,
	experience: (dog) => dog.experience === 'unknown',
	walks: (dog) => dog.exerciseMinutes === null,
	hair: (dog) => dog.shedding === 'unknown',
	renting: () => false,
}

/** Verdicts that are still possible: a dog with a "no" under 10 is unknown about older children. */
const SURE: Record<Question, Verdict[]> = {
	children: ['gap', 'met'],
	dogs: [],
	cats: [],
	small_pets: [],
	garden: [],
	alone: [],
	experience: [],
	walks: [],
	hair: [],
	renting: [],
}

/** Answers from most to least demanding. */
const EASIER: { [Q in Question]: Household[Q][] } = {
	children: ['under_5', '5_to_7', '8_to_9', '10_to_12', '13_to_15', '16_to_17', 'none', 'none_under_18'],
	dogs: ['some', 'none'],
	cats: ['some', 'none'],
	small_pets: ['some', 'none'],
	garden: ['none', 'open', 'fence_low', 'fence_120', 'fence_150', 'fence_180'],
	alone: [24, 9, 4, 3, 2, 1, 0.5, 0],
	experience: ['first', 'some', 'lots'],
	walks: [0, 0.5, 1, 2, 5],
	hair: ['allergy', 'little', 'no_matter'],
	renting: ['not_asked', 'agreed', 'own'],
}
const WORRY: Record<Verdict, number> = { met: 0, not_known: 1, talk: 1, gap: 2 }

test('the fixtures are 100 households, and every answer there is comes up among them, also none', () => {
	for (const question of QUESTIONS) {
		const given = new Set(households.map((household) => household[question]))
		expect(given, question).toEqual(new Set([...someAnswersTo(question), null]))
	}
	expect(dogs.length).toBeGreaterThan(40)
})

test('every household is told at least one sentence about every dog', () => {
	for (const { household, dog } of pairs()) {
		const compared = comparedBy(household, dog)
		expect(inShort(compared).counts, dog.title).toMatch(/\w{3}/)
		for (const one of compared) {
			expect(one.words, `${dog.title} ${one.need}`).toMatch(/^[A-Z].*[.!?]$/)
			expect(one.title, `${dog.title} ${one.need}`).toMatch(/^[A-Z].*[^.]$/)
			expect(one.brief.length, one.brief).toBeLessThanOrEqual(60)
		}
	}
})

test('no words ever carry a percentage, a score or a refusal', () => {
	for (const { household, dog } of pairs()) {
		const said = comparedBy(household, dog).map(({ title, brief, words }) => `${title} ${brief} ${words}`)
		const all = `${said.join(' ')} ${Object.values(inShort(comparedBy(household, dog))).join(' ')}`
		expect(all).not.toMatch(/%|per cent|score|unsuitable|reject|refuse|sorry/i)
		expect(all).not.toMatch(/undefined|null|\bNaN\b|\[object|Infinity/)
	}
})

test('the same household and dog get the same words every time, in whatever order the questions were answered', () => {
	for (const { household, dog } of pairs()) {
		const first = comparedBy(household, dog)
		expect(comparedBy(structuredClone(household), structuredClone(dog))).toEqual(first)
		expect(comparedBy(inAnotherOrder(household), dog)).toEqual(first)
	}
})

test('an unknown fact is never a met need, and never an unmet one', () => {
	for (const { household, dog } of pairs()) {
		for (const { need, verdict } of comparedBy(household, dog)) {
			if (isUnknown[need](dog)) expect(['not_known', ...SURE[need]], `${dog.title} ${need}`).toContain(verdict)
			else expect(verdict, `${dog.title} ${need}`).not.toBe('not_known')
		}
	}
})

test('an unanswered question is not in the result, and affects nothing else', () => {
	for (const { household, dog } of pairs()) {
		const compared = comparedBy(household, dog)
		for (const question of QUESTIONS) {
			const without = comparedBy({ ...household, [question]: null }, dog)
			expect(without).toEqual(compared.filter(({ need }) => need !== question))
		}
	}
})

test('a less demanding answer never makes a verdict worse', () => {
	for (const dog of dogs) {
		for (const question of QUESTIONS) {
			const worries = EASIER[question].map((answer) => {
				const [one] = comparedBy(aHousehold({ [question]: answer }), dog)
				return one ? WORRY[one.verdict] : 0
			})
			expect(worries, `${dog.title} ${question}`).toEqual(worries.toSorted((a, b) => b - a))
		}
	}
})

test('needs to discuss come before those that are met', () => {
	for (const { household, dog } of pairs()) {
		const verdicts = comparedBy(household, dog).map(({ verdict }) => verdict)
		const order: Verdict[] = ['gap', 'talk', 'not_known', 'met']
		expect(verdicts).toEqual(verdicts.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
	}
})

test('the charity’s note is shown verbatim beside its need', () => {
	for (const { household, dog } of pairs()) {
		for (const { need, why } of comparedBy(household, dog)) {
			const notes: Partial<Record<Question, string>> = dog.fitNotes
			expect(why).toBe(notes[need] ?? '')
		}
	}
})
