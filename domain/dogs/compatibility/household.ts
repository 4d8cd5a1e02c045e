import { isHouseholdCode } from './household-code.ts'

/**
 * Answers to choose from. The code depends on their order: change it only together with the version. Only questions
 * that a rule uses.
 */
export const ANSWERS = {
	/** The youngest who lives there or visits often. */
	children: ['none_under_18', 'under_5', '5_to_7', '8_to_9', '10_to_12', '13_to_15', '16_to_17'],
	dogs: ['none', 'some'],
	cats: ['none', 'some'],
	small_pets: ['none', 'some'],
	/** Heights of common fence panels: 4, 5 and 6 feet. "open": shared, or not fenced all round. */
	garden: ['none', 'open', 'fence_low', 'fence_120', 'fence_150', 'fence_180'],
	experience: ['first', 'some', 'lots'],
	hair: ['no_matter', 'little', 'allergy'],
	renting: ['own', 'agreed', 'not_asked'],
} as const

/** In hours of a usual day; few enough steps for one character. */
export const HOURS = {
	/** The longest time a dog would be alone. */
	alone: { max: 24, step: 0.5 },
	walks: { max: 12, step: 0.25 },
} as const

type Chosen = keyof typeof ANSWERS
export type InHours = keyof typeof HOURS
export type Question = Chosen | InHours

/**
 * null: no answer. Version 1 had open-ended answers, which may still be stored: no children under 16 ("none"), alone
 * for more than 4 hours and walks of more than 2 ("longer").
 */
export type Household = {
	[Q in Chosen]: (typeof ANSWERS)[Q][number] | (Q extends 'children' ? 'none' : never) | null
} & {
	[Q in InHours]: number | 'longer' | null
}

/** In the order of the form; the code depends on it. */
export const QUESTIONS: readonly Question[] = [
	'children',
	'dogs',
	'cats',
	'small_pets',
	'garden',
	'alone',
	'experience',
	'walks',
	'hair',
	'renting',
]

const VERSION = '2'
const NO_ANSWER = '-'
const MARKS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Version 1's open-ended answers, still sent by old forms and codes. */
const OPEN_ENDED: Partial<Record<Question, string>> = { children: 'none', alone: 'longer', walks: 'longer' }
const OPEN_ENDED_MARK = 'z'

/** In the order of version 1's codes. */
const VERSION_1: [Question, readonly (string | number)[]][] = [
	['children', ['none', 'under_5', '5_to_7', '8_to_9', '10_to_12', '13_to_15']],
	['dogs', ANSWERS.dogs],
	['cats', ANSWERS.cats],
	['small_pets', ANSWERS.small_pets],
	['garden', ANSWERS.garden],
	['alone', [0, 1, 2, 3, 4, 'longer']],
	['experience', ANSWERS.experience],
	['walks', [0.5, 1, 2, 'longer']],
]

export function isInHours(question: Question): question is InHours {
	return Object.hasOwn(HOURS, question)
}

/** Encodes the answers; null without answers. */
export function encodeHousehold(household: Household): string | null {
	const marks = QUESTIONS.map((question) => {
		const answer = household[question]
		if (answer === null) return NO_ANSWER
		if (answer === OPEN_ENDED[question]) return OPEN_ENDED_MARK
		const place = isInHours(question) ? Number(answer) / HOURS[question].step : placeOf(question, String(answer))
		return MARKS[place] ?? NO_ANSWER
	})
	return marks.every((mark) => mark === NO_ANSWER) ? null : VERSION + marks.join('')
}

/** Decodes the answers; undefined for an invalid code or one without answers. */
export function decodeHousehold(code: string | null): Household | undefined {
	if (!isHouseholdCode(code)) return undefined
	const household = householdFrom(code.startsWith(VERSION) ? (question) => answerIn(code, question) : version1(code))
	return QUESTIONS.every((question) => household[question] === null) ? undefined : household
}

/** Validates answers of a form or a URL; invalid ones count as no answer. */
export function householdFrom(given: (question: Question) => unknown): Household {
	const entries = QUESTIONS.map((question) => {
		const answer = given(question)
		return [question, isInHours(question) ? hoursFrom(question, answer) : chosenFrom(question, answer)]
	})
	return Object.fromEntries(entries) as Household
}

function chosenFrom(question: Chosen, answer: unknown): string | null {
	if (question === 'children' && answer === 'none') return answer
	const known: readonly string[] = ANSWERS[question]
	return known.find((one) => one === answer) ?? null
}

/** Parses typed hours ("1,5" too), rounded to the nearest step. */
function hoursFrom(question: InHours, answer: unknown): number | 'longer' | null {
	if (answer === 'longer') return answer
	const { max, step } = HOURS[question]
	const typed = typeof answer === 'string' || typeof answer === 'number' ? String(answer).trim().replace(',', '.') : ''
	if (!/^\d+(\.\d+)?$/.test(typed)) return null
	return Number(typed) <= max ? Math.round(Number(typed) / step) * step : null
}

function placeOf(question: Chosen, answer: string): number {
	const known: readonly string[] = ANSWERS[question]
	return known.indexOf(answer)
}

function answerIn(code: string, question: Question): unknown {
	const mark = code[QUESTIONS.indexOf(question) + 1] ?? ''
	if (mark === OPEN_ENDED_MARK) return OPEN_ENDED[question] ?? null
	const place = MARKS.indexOf(mark)
	if (place < 0) return null
	return isInHours(question) ? place * HOURS[question].step : ANSWERS[question][place]
}

function version1(code: string): (question: Question) => unknown {
	const answers = new Map(VERSION_1.map(([question, known], place) => [question, known[Number(code[place + 1])]]))
	return (question) => answers.get(question)
}
