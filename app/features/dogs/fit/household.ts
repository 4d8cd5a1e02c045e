import { isHomeCode } from './home-code.ts'

/**
 * What a household may answer. The order of the questions and of their answers is what the code counts on: change it only
 * together with the version, or answers people kept would mean something else.
 *
 * Nothing is asked that no rule uses: how many other dogs there are would change no answer we have.
 */
export const ANSWERS = {
	/** Of the youngest who lives there or often visits. From 16 on nobody counts as a child, as in the list of dogs. */
	children: ['none', 'under_5', '5_to_7', '8_to_9', '10_to_12', '13_to_15'],
	dogs: ['none', 'some'],
	cats: ['none', 'some'],
	small_pets: ['none', 'some'],
	/** Heights are those of the panels fences are made of: 4, 5 and 6 feet. "open": shared, or not fenced all round. */
	garden: ['none', 'open', 'fence_low', 'fence_120', 'fence_150', 'fence_180'],
	/** The longest time on a usual day. */
	alone: ['hardly', 'hour_1', 'hours_2', 'hours_3', 'hours_4', 'longer'],
	experience: ['first', 'some', 'lots'],
	/** All walks of a usual day: the four bands in which the Kennel Club describes breeds. */
	walks: ['half_hour', 'hour', 'two_hours', 'longer'],
} as const

export type Question = keyof typeof ANSWERS
/** null: they would rather not say. */
export type Household = { [Q in Question]: (typeof ANSWERS)[Q][number] | null }

// Object.keys is typed as string[]; these are the keys as written above.
export const QUESTIONS = Object.keys(ANSWERS) as Question[]

const VERSION = '1'
const NOT_SAID = '-'

/** The answers as one short word, or null when nothing was answered. */
export function writeHome(household: Household): string | null {
	const marks = QUESTIONS.map((question) => {
		const place = answersTo(question).indexOf(household[question] ?? '')
		return place < 0 ? NOT_SAID : String(place)
	})
	return marks.every((mark) => mark === NOT_SAID) ? null : VERSION + marks.join('')
}

/** The answers of a code; null when it is no code or says nothing. An answer we do not know is one that was not given. */
export function readHome(code: string | null): Household | null {
	if (!isHomeCode(code)) return null
	const household = householdFrom((question) => answersTo(question)[Number(code[QUESTIONS.indexOf(question) + 1])])
	return writeHome(household) === null ? null : household
}

/** Answers from anywhere: a form, an address. `given` may say anything; only what can be an answer counts. */
export function householdFrom(given: (question: Question) => unknown): Household {
	const entries = QUESTIONS.map((question) => {
		const answer = given(question)
		return [question, answersTo(question).find((known) => known === answer) ?? null]
	})
	// One entry for each question, whose answer is one of its own.
	return Object.fromEntries(entries) as Household
}

function answersTo(question: Question): readonly string[] {
	return ANSWERS[question]
}
