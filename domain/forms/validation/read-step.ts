import { cleanLine, cleanText } from '#lib/text/clean.ts'
import type { Answers } from '../answers/answers.ts'
import { visibleFields } from '../answers/visible-fields.ts'
import type { Field, FieldError, Step } from '../form.ts'
import { type Answer, checkField } from './check-field.ts'
import { likelyEmail } from './email-typo.ts'

interface StepRead {
	/** The valid answers, normalised. */
	answers: Answers
	/** All answers, also invalid ones, for the draft. */
	typed: Answers
	/** In the order of the page. */
	errors: FieldError[]
	/** Suggestions; they never block. */
	suggestions: Suggestion[]
}

export interface Suggestion {
	field: string
	/** "Did you mean @gmail.com?" */
	message: string
	/** The corrected answer. */
	value: string
}

/**
 * Parses the body of one step. Never throws: unknown names are ignored, and files count as empty.
 *
 * @param earlier answers of the steps before
 */
export function readStep(step: Step, data: FormData | URLSearchParams, earlier: Answers = {}): StepRead {
	const typed: Answers = Object.fromEntries(
		step.fields.map((field) => [field.name, retainDiscreet(field, readTyped(field, data), earlier)]),
	)
	const { answers, errors } = checkStep(step, { ...earlier, ...typed })
	return {
		answers,
		typed: { ...typed, ...normalisedAnswers(step, answers) },
		errors,
		suggestions: suggestionsFor(step, answers),
	}
}

/** Without lengths, which keep their unit. */
function normalisedAnswers(step: Step, answers: Answers): Answers {
	const lengths = new Set(step.fields.filter(({ kind }) => kind === 'length').map(({ name }) => name))
	return Object.fromEntries(Object.entries(answers).filter(([name]) => !lengths.has(name)))
}

/** Validates the answers of one step, new or stored. */
export function checkStep(step: Step, all: Answers): Pick<StepRead, 'answers' | 'errors'> {
	const answers: Answers = {}
	const errors: FieldError[] = []
	const fields = visibleFields(step, all)
	for (const field of fields) {
		const given = Object.hasOwn(all, field.name) ? (all[field.name] ?? '') : ''
		const checked = checkField(field, given)
		if ('message' in checked) errors.push({ field: field.name, message: checked.message })
		else answers[field.name] = checked.value
	}
	const more = step.check?.({ ...all, ...answers }) ?? []
	errors.push(...more.filter(({ field }) => Object.hasOwn(answers, field)))
	for (const { field } of errors) delete answers[field]
	return { answers, errors: inOrder(errors, fields) }
}

/** A discreet answer is not on the page, so an empty field keeps the stored one. */
function retainDiscreet({ discreet, name }: Field, given: Answer, earlier: Answers): Answer {
	return discreet && given.length === 0 && Object.hasOwn(earlier, name) ? (earlier[name] ?? '') : given
}

function inOrder(errors: FieldError[], fields: Field[]): FieldError[] {
	return fields.flatMap(({ name }) => errors.filter(({ field }) => field === name))
}

function readTyped(field: Field, data: FormData | URLSearchParams): Answer {
	switch (field.kind) {
		case 'textarea':
			return cleanText(textOf(data, field.name))
		case 'checkboxes': {
			const given = data.getAll(field.name)
			return field.options.map(({ value }) => value).filter((value) => given.includes(value))
		}
		case 'length':
			return field.inputNames.map((name) => cleanLine(textOf(data, name)))
		case 'date':
			return datePartNames(field.name).map((name) => cleanLine(textOf(data, name)))
		default:
			return cleanLine(textOf(data, field.name))
	}
}

export function datePartNames(name: string): [day: string, month: string, year: string] {
	return [`${name}-day`, `${name}-month`, `${name}-year`]
}

function textOf(data: FormData | URLSearchParams, name: string): string {
	const value = data.get(name)
	return typeof value === 'string' ? value : ''
}

export function suggestionsFor(step: Step, answers: Answers): Suggestion[] {
	return step.fields.flatMap(({ kind, name }) => {
		const given = answers[name]
		const meant = kind === 'email' && typeof given === 'string' ? likelyEmail(given) : undefined
		return meant ? [{ field: name, message: `Did you mean ${meant.slice(meant.lastIndexOf('@'))}?`, value: meant }] : []
	})
}
