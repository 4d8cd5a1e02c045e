import type { Field, Form, Step } from '../form.ts'
import type { Answers } from './answers.ts'

/** Whether a field is shown, depending on earlier answers. */
function isVisible(field: Field, answers: Answers): boolean {
	if (!field.when) return true
	const given = answers[field.when.field] ?? ''
	return [given].flat().some((value) => field.when?.is.includes(value))
}

/** The visible fields of a step, each depending on those before it. */
export function visibleFields(step: Step, answers: Answers): Field[] {
	const visibleAnswers = { ...answers }
	return step.fields.filter((field) => {
		if (isVisible(field, visibleAnswers)) return true
		// A field that depends on a hidden field is hidden too.
		visibleAnswers[field.name] = ''
		return false
	})
}

/** The steps that apply and the answers to their visible fields. Answers to hidden fields are dropped. */
export function visibleFieldsOf(form: Form, answers: Answers): { steps: Step[]; answers: Answers } {
	const visible: Answers = {}
	const steps = form.steps.filter((step) => {
		if (step.isNeeded && !step.isNeeded(visible)) return false
		for (const field of visibleFields(step, { ...visible, ...ownAnswers(step, answers) })) {
			if (Object.hasOwn(answers, field.name)) visible[field.name] = answers[field.name] ?? ''
		}
		return true
	})
	return { steps, answers: visible }
}

function ownAnswers(step: Step, answers: Answers): Answers {
	return Object.fromEntries(
		step.fields.map(({ name }) => [name, Object.hasOwn(answers, name) ? (answers[name] ?? '') : '']),
	)
}
