import { expect, test } from 'vitest'
import { aDog } from '#tests/builders/content/dog.ts'
import { fitInWords, needsToAsk } from './fit-in-words.ts'

const goodWith = {
	...({ dogs: 'yes', cats: 'no', smallPets: 'unknown' } as const),
	children: { fit: 'selective', minAge: 8 } as const,
}

test('each need that an answer touches is named with the dog and with what they said, the hardest first', () => {
	const dog = aDog({
		title: 'Biscuit',
		goodWith,
		garden: 'required',
		fenceCm: 150,
		hoursAlone: 4,
		experience: 'unknown',
	})
	const answers = {
		children: 'yes',
		children0to4: '1',
		pets: 'yes',
		pet1Species: 'cat',
		hoursAlone: '6',
		garden: 'private',
		enclosed: 'yes',
		fenceHeight: ['90', 'cm'],
		allergies: 'yes',
	}
	const lines = fitInWords(answers, dog)
	expect(lines[0]?.verdict).toBe('gap')
	expect(lines).toContainEqual({
		verdict: 'gap',
		about: 'children',
		need: 'Biscuit needs children to be 8 or over',
		theirs: 'They have children: 1 aged 0 to 4',
		fields: ['children0to4'],
	})
	expect(lines.map(({ theirs }) => theirs)).toEqual(
		expect.arrayContaining(['They have a cat', 'They would be out for 6 hours at most']),
	)
	expect(lines.map(({ theirs }) => theirs).join()).toContain('fence 0.9')
	expect(JSON.stringify(lines)).not.toMatch(/allerg|your|you /i)
})

test('an age band of the form that spans the limit of the dog is to be talked about', () => {
	const dog = aDog({ title: 'Biscuit', goodWith: { ...goodWith, children: { fit: 'yes', minAge: 8 } } })
	const [line] = fitInWords({ children: 'yes', children5to11: '2' }, dog)
	expect(line).toMatchObject({ verdict: 'talk', theirs: 'They have children: 2 aged 5 to 11' })
	expect(fitInWords({}, dog)).toEqual([])
})

test('a need that the answers say nothing of is to ask about, and nothing is where no need was asked for', () => {
	const needs = { goodWith, hoursAlone: 4, experience: 'lots', garden: 'required', fenceCm: 150 } as const
	const dog = aDog({ title: 'Biscuit', ...needs })
	const answers = { pets: 'no', garden: 'none', hoursAlone: '2', experience: 'lots' }
	expect(needsToAsk(answers, dog)).toEqual([
		{ about: 'children', need: 'Biscuit needs children to be 8 or over', theirs: '' },
	])
	expect(needsToAsk({ ...answers, children: 'no' }, dog)).toEqual([])
	expect(needsToAsk({ children: 'no' }, dog).map(({ about }) => about)).toEqual(
		expect.arrayContaining(['cats', 'garden', 'time alone', 'experience']),
	)
	const inPart = { children: 'yes', pets: 'yes', garden: 'private', hoursAlone: '2', experience: 'lots' }
	expect(needsToAsk(inPart, dog).map(({ theirs }) => theirs)).toEqual(
		expect.arrayContaining([
			'They have children; the ages are not given',
			'They have animals; which is not given',
			'They have a garden of their own',
		]),
	)
	expect(needsToAsk({}, dog)).toEqual([])
})
