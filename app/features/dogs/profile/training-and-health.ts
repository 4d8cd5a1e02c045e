import type { Dog, Skill } from '#content/content.ts'
import type { AnswerRow } from './live-with.ts'
import { NOT_KNOWN } from './needs.ts'

const skills: [Skill, string][] = [
	['house', 'Clean in the house'],
	['lead', 'Walks on a lead'],
	['recall', 'Comes when called'],
	['travel', 'Travels in a car'],
	['crate', 'Settles in a crate'],
]

const learnt: Record<Dog['training'][Skill], Pick<AnswerRow, 'answer' | 'word'>> = {
	yes: { answer: 'yes', word: 'Yes' },
	learning: { answer: 'maybe', word: 'Learning' },
	no: { answer: 'no', word: 'Not yet' },
	unknown: { answer: 'unknown', word: NOT_KNOWN },
}

export function trainingRows(dog: Dog): AnswerRow[] {
	return skills.map(([skill, about]) => ({ about, ...learnt[dog.training[skill]], why: '' }))
}

function done(about: string, value: boolean | null): AnswerRow {
	if (value === null) return { about, answer: 'unknown', word: NOT_KNOWN, why: '' }
	return { about, answer: value ? 'yes' : 'no', word: value ? 'Yes' : 'Not yet', why: '' }
}

const neutered: Record<Dog['neutered'], Pick<AnswerRow, 'answer' | 'word'>> = {
	yes: { answer: 'yes', word: 'Yes' },
	no: { answer: 'no', word: 'Not yet' },
	booked: { answer: 'maybe', word: 'Booked' },
	too_young: { answer: 'maybe', word: 'When older' },
	unknown: { answer: 'unknown', word: NOT_KNOWN },
}

/** People say "spayed" of a female and "neutered" of a male; "neutered" is right for both. */
export function neuteredWord(sex: Dog['sex']): 'spayed' | 'neutered' {
	return sex === 'female' ? 'spayed' : 'neutered'
}

export function healthRows(dog: Dog): AnswerRow[] {
	return [
		done('Vaccinated', dog.vaccinated),
		done('Microchipped', dog.microchipped),
		{ about: neuteredWord(dog.sex) === 'spayed' ? 'Spayed' : 'Neutered', ...neutered[dog.neutered], why: '' },
	]
}
