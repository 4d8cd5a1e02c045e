import type { Answers } from '../answers/answers.ts'
import type { Field, Step } from '../form.ts'
import type { Answer } from './check-field.ts'

/** Answers are stored while someone still shortens them, so that leaving and returning loses nothing. */
const MAX_TIMES_LIMIT = 4
/** Kinds without a limit in characters: parts of a date, numbers. */
const MAX_OTHER_LENGTH = 100

/**
 * What may be stored of the answers of a step, valid or not: at most four times the limit of each field. `cut` names the fields that lost something:
 * their errors are shown instead of storing them, except where no one sees the field.
 */
export function cutAnswers(step: Step, typed: Answers): { answers: Answers; cut: string[] } {
	const answers = { ...typed }
	const cut: string[] = []
	for (const field of step.fields) {
		const given = typed[field.name]
		if (given === undefined) continue
		const shorter = cutAnswer(field, given)
		if ([given].flat().join().length === [shorter].flat().join().length) continue
		answers[field.name] = shorter
		cut.push(field.name)
	}
	return { answers, cut }
}

function cutAnswer(field: Field, given: Answer): Answer {
	if (field.kind === 'checkboxes') return given
	const max = maxCharacters(field) * MAX_TIMES_LIMIT
	return Array.isArray(given) ? given.map((part) => cutText(part, max)) : cutText(given, max)
}

function maxCharacters(field: Field): number {
	const isText = ['text', 'email', 'tel', 'postcode', 'textarea'].includes(field.kind)
	return isText && 'max' in field ? Math.max(field.max, MAX_OTHER_LENGTH) : MAX_OTHER_LENGTH
}

/** Cut between characters. Each has at most two code units. */
function cutText(text: string, maxCharacters: number): string {
	if (text.length <= maxCharacters) return text
	return [...text.slice(0, 2 * maxCharacters + 1)].slice(0, maxCharacters).join('').toWellFormed()
}
