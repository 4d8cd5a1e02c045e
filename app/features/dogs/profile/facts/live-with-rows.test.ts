import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { liveWithRows } from './live-with-rows.ts'

const noNotes = aDog().fitNotes

function goodWith(known: Partial<Dog['goodWith']>): Dog['goodWith'] {
	return { ...aDog().goodWith, ...known }
}

/** Each line as a visitor reads it. */
function lines(...dogs: Dog[]): string[] {
	return liveWithRows(dogs).map(({ about, answers, whys }) => {
		const reasons = whys.map(({ name, text }) => (name ? `${name}: ${text}` : text))
		return `${about} – ${answers.map(({ answer }) => answer).join()} – ${reasons.join(' ')}`
	})
}

test('every answer has a reason: the recorded one, or where to ask for it', () => {
	const dog = aDog({
		sex: 'female',
		goodWith: goodWith({ dogs: 'yes', cats: 'no', children: { fit: 'selective', minAge: null } }),
		fitNotes: { ...noNotes, dogs: 'She has lived with two.' },
		hoursAlone: 3,
	})
	expect(lines(dog)).toEqual([
		'Children – maybe – Ask us what it depends on.',
		'Other dogs – yes – She has lived with two.',
		'Cats – no – Ask us why.',
		'Small pets – unknown – We have not seen her with small pets yet. Ask us.',
		'Being left alone – maybe – Up to 3 hours.',
	])
})

test('a minimum age for children is a no for the younger and the answer for the older', () => {
	const children = { fit: 'selective', minAge: 8 } as const
	const dog = aDog({ goodWith: goodWith({ children }), fitNotes: { ...noNotes, children: 'Some he loves.' } })
	expect(lines(dog).slice(0, 2)).toEqual([
		'Children under 8 – no – 8 is the youngest we would try.',
		'Children 8 and over – maybe – Some he loves.',
	])
})

test('a no below an age says nothing of older children', () => {
	const children = { fit: 'no', minAge: 10 } as const
	const dog = aDog({
		sex: 'female',
		goodWith: goodWith({ children }),
		fitNotes: { ...noNotes, children: 'Too quick.' },
	})
	expect(lines(dog).slice(0, 2)).toEqual([
		'Children under 10 – no – Too quick.',
		'Children 10 and over – unknown – We have not seen her with older children yet. Ask us.',
	])
})

test('a pair can live with company both can live with, and each reason names its dog', () => {
	const fern = aDog({
		id: 1,
		title: 'Fern',
		goodWith: goodWith({ cats: 'no', dogs: 'yes', children: { fit: 'yes', minAge: 13 } }),
		fitNotes: { ...noNotes, cats: 'She has chased one.' },
		hoursAlone: 4,
	})
	const hattie = aDog({
		id: 2,
		title: 'Hattie',
		goodWith: goodWith({ cats: 'yes', dogs: 'selective', children: { fit: 'yes', minAge: 5 } }),
		fitNotes: { ...noNotes, cats: 'She would be fine.' },
		hoursAlone: 2,
	})
	expect(lines(fern, hattie)).toEqual([
		'Children under 13 – no – 13 is the youngest we would try.',
		'Children 13 and over – yes – Ask us how we know.',
		'Other dogs – maybe – Ask us what it depends on.',
		'Cats – no – Fern: She has chased one. Hattie: She would be fine.',
		'Small pets – unknown – We have not seen them with small pets yet. Ask us.',
		'Being left alone – maybe – Up to 2 hours.',
	])
})

test('one untested dog of a pair makes the answer unknown, never a yes', () => {
	const tested = aDog({ id: 1, goodWith: goodWith({ cats: 'yes' }), hoursAlone: 4 })
	const untested = aDog({ id: 2 })
	expect(liveWithRows([tested, untested]).flatMap(({ answers }) => answers.map(({ answer }) => answer))).toEqual(
		Array(5).fill('unknown'),
	)
})

test('a dog who cannot live with children at all decides for the pair', () => {
	const gentle = aDog({ id: 1, goodWith: goodWith({ children: { fit: 'yes', minAge: 8 } }) })
	const wary = aDog({ id: 2, goodWith: goodWith({ children: { fit: 'no', minAge: null } }) })
	expect(lines(gentle, wary)[0]).toBe('Children – no – Ask us why.')
	const waryOfLittleOnes = aDog({ id: 3, goodWith: goodWith({ children: { fit: 'no', minAge: 8 } }) })
	expect(lines(waryOfLittleOnes, wary)[0]).toBe('Children – no – Ask us why.')
})
