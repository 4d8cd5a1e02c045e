import type { Answers } from '../answers.ts'
import type { Form, Step, Stop } from '../form.ts'
import { checkStep } from '../validation/read-step.ts'
import { visibleFieldsOf } from '../visible-fields.ts'

/** Where somebody is in a form. */
export interface Place {
	step: Step
	/** The step before; null at the first. */
	previous: string | null
	/** All steps before it. */
	earlier: string[]
	/** The step after; null when the answers are checked next. */
	next: string | null
	/** Which it is, from 1, of how many that apply so far. */
	number: number
	count: number
}

/** Where a step is among those that apply with these answers; null when it does not apply, or there is no such step. */
export function placeOf(form: Form, answers: Answers, stepId: string): Place | null {
	const { steps } = visibleFieldsOf(form, answers)
	const index = steps.findIndex(({ id }) => id === stepId)
	const step = steps[index]
	if (!step) return null
	return {
		step,
		previous: steps[index - 1]?.id ?? null,
		earlier: steps.slice(0, index).map(({ id }) => id),
		next: steps[index + 1]?.id ?? null,
		number: index + 1,
		count: steps.length,
	}
}

/** A step by itself, while nobody knows the answers to the others; null when there is no such step. */
export function standaloneStep(form: Form, stepId: string): Place | null {
	const index = form.steps.findIndex(({ id }) => id === stepId)
	const step = form.steps[index]
	return step ? { step, previous: null, earlier: [], next: null, number: index + 1, count: form.steps.length } : null
}

/**
 * The step an address names, as far as somebody may be there; else the last part of the address where they should be. Nobody
 * can be past a step that is not finished, and nobody without answers past the first. null when there is no such step.
 *
 * @param hasBegun some answers are kept already
 */
export function resolveStep(form: Form, answers: Answers, stepId: string, hasBegun: boolean): Place | string | null {
	if (!form.steps.some(({ id }) => id === stepId)) return null
	const unfinished = firstUnfinished(form, answers)
	const place = placeOf(form, answers, stepId)
	if (!hasBegun && place?.previous !== null) return 'start'
	const furthest = unfinished && placeOf(form, answers, unfinished.id)
	if (place && place.number <= (furthest?.number ?? place.count)) return place
	return unfinished?.id ?? 'check'
}

/** The first step that is not finished; null when everything can be sent. */
export function firstUnfinished(form: Form, all: Answers): Step | null {
	const { steps, answers } = visibleFieldsOf(form, all)
	return steps.find((step) => checkStep(step, answers).errors.length > 0 || step.stop?.(answers)) ?? null
}

/** Why these answers end here, kindly; null when they do not. */
export function stopAt(form: Form, all: Answers): Stop | null {
	const { steps, answers } = visibleFieldsOf(form, all)
	for (const step of steps) {
		const stop = step.stop?.(answers)
		if (stop) return stop
	}
	return null
}

/** What is sent: the answers to what was asked, each in the form it is kept in, and nothing else. */
export function finalAnswers(form: Form, all: Answers): Answers {
	const { steps, answers } = visibleFieldsOf(form, all)
	return Object.assign({}, ...steps.map((step) => checkStep(step, answers).answers))
}
