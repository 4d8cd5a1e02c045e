import type { Answers } from './answers.ts'
import type { Field, Form, Step } from './form.ts'

/** Whether a field is asked, from the answers to what is asked before it. */
export function isVisible(field: Field, answers: Answers): boolean {
	if (!field.when) return true
	const given = answers[field.when.field] ?? ''
	return [given].flat().some((value) => field.when?.is.includes(value))
}

/** The fields of a step that are asked, each judged by those before it. */
export function visibleFields(step: Step, answers: Answers): Field[] {
	const asked = { ...answers }
	return step.fields.filter((field) => {
		if (isVisible(field, asked)) return true
		// What is asked only because of a field that is not asked itself is not asked either.
		asked[field.name] = ''
		return false
	})
}

/**
 * The steps that apply and the answers to what they ask, in order. Answers to anything else are left out: a landlord is
 * nobody's business once "rent" has become "own".
 */
export function visibleFieldsOf(form: Form, answers: Answers): { steps: Step[]; answers: Answers } {
	const kept: Answers = {}
	const steps = form.steps.filter((step) => {
		if (step.isNeeded && !step.isNeeded(kept)) return false
		for (const field of visibleFields(step, { ...kept, ...ownAnswers(step, answers) })) {
			if (Object.hasOwn(answers, field.name)) kept[field.name] = answers[field.name] ?? ''
		}
		return true
	})
	return { steps, answers: kept }
}

function ownAnswers(step: Step, answers: Answers): Answers {
	return Object.fromEntries(
		step.fields.map(({ name }) => [name, Object.hasOwn(answers, name) ? (answers[name] ?? '') : '']),
	)
}
