import type { Dog, Skill } from '#content/model/content.ts'
import type { AnswerRow, DogAnswer } from './live-with-rows.ts'
import { NOT_KNOWN } from './needs.ts'

type OneAnswer = Omit<DogAnswer, 'name'>

const skills: [Skill, string][] = [
	['house', 'Clean in the house'],
	['lead', 'Walks on a lead'],
	['recall', 'Comes when called'],
	['travel', 'Travels in a car'],
	['crate', 'Settles in a crate'],
]

const learnt: Record<Dog['training'][Skill], OneAnswer> = {
	yes: { answer: 'yes', word: 'Yes' },
	learning: { answer: 'maybe', word: 'Learning' },
	no: { answer: 'no', word: 'Not yet' },
	unknown: { answer: 'unknown', word: NOT_KNOWN },
}

/** Differing answers of a pair are named. */
function answers(dogs: readonly Dog[], answerOf: (dog: Dog) => OneAnswer): DogAnswer[] {
	const each = dogs.map((dog) => ({ name: dog.title, ...answerOf(dog) }))
	const [first] = each
	return first && each.every(({ word }) => word === first.word) ? [{ ...first, name: '' }] : each
}

function row(about: string, dogs: readonly Dog[], answerOf: (dog: Dog) => OneAnswer): AnswerRow {
	return { about, answers: answers(dogs, answerOf), whys: [] }
}

export function trainingRows(dogs: readonly Dog[]): AnswerRow[] {
	return skills.map(([skill, about]) => row(about, dogs, ({ training }) => learnt[training[skill]]))
}

function done(value: boolean | null): OneAnswer {
	if (value === null) return { answer: 'unknown', word: NOT_KNOWN }
	return { answer: value ? 'yes' : 'no', word: value ? 'Yes' : 'Not yet' }
}

const neutered: Record<Dog['neutered'], OneAnswer> = {
	yes: { answer: 'yes', word: 'Yes' },
	no: { answer: 'no', word: 'Not yet' },
	booked: { answer: 'maybe', word: 'Booked' },
	too_young: { answer: 'maybe', word: 'When older' },
	unknown: { answer: 'unknown', word: NOT_KNOWN },
}

/** "neutered" is right for both sexes. */
export function neuteredWord(sex: Dog['sex']): 'spayed' | 'neutered' {
	return sex === 'female' ? 'spayed' : 'neutered'
}

export function healthRows(dogs: readonly Dog[]): AnswerRow[] {
	const areFemale = dogs.every(({ sex }) => neuteredWord(sex) === 'spayed')
	return [
		row('Vaccinated', dogs, ({ vaccinated }) => done(vaccinated)),
		row('Microchipped', dogs, ({ microchipped }) => done(microchipped)),
		row(areFemale ? 'Spayed' : 'Neutered', dogs, (dog) => neutered[dog.neutered]),
	]
}

/** The heading "Health" of a story, with its text up to the next heading of that level. */
const HEALTH = /<h2[^>]*>\s*Health\s*<\/h2>(.*?)(?=<h2[\s>]|$)/is

/** A story without what it says about health, which stands with the vet’s answers; as it is when nothing else would be left. */
export function takeHealth(html: string): { story: string; health: string } {
	const [section, text = ''] = HEALTH.exec(html) ?? []
	const story = section ? html.replace(section, '').trim() : ''
	return story && text.trim() ? { story, health: text.trim() } : { story: html, health: '' }
}
