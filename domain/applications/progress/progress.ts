import type { Answers } from '../answers.ts'
import type { Form, Step, Stop } from '../form.ts'
import { checkStep } from '../validation/read-step.ts'
import { visibleFieldsOf } from '../visible-fields.ts'

/** A position in a form. */
export interface Place {
	step: Step
	/** The step before; null at the first. */
	previous: string | null
	/** All steps before it. */
	earlier: string[]
	/** The step after; null when the answers are checked next. */
	next: string | null
	/** The number of the step, from 1, and how many apply so far. */
	number: number
	count: number
}

/** The position of a step among those that apply; null when it does not apply or does not exist. */
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

/** A step by itself, while the other answers are unknown; null when it does not exist. */
export function standaloneStep(form: Form, stepId: string): Place | null {
	const index = form.steps.findIndex(({ id }) => id === stepId)
	const step = form.steps[index]
	return step ? { step, previous: null, earlier: [], next: null, number: index + 1, count: form.steps.length } : null
}

/**
 * The step of a URL if it may be opened, else the path segment to redirect to: a step opens only when all before it are finished, and
 * only the first without answers. Null when it does not exist.
 *
 * @param hasBegun some answers are stored
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

/** The stop these answers lead to; null for none. */
export function stopAt(form: Form, all: Answers): Stop | null {
	const { steps, answers } = visibleFieldsOf(form, all)
	for (const step of steps) {
		const stop = step.stop?.(answers)
		if (stop) return stop
	}
	return null
}

/** What is sent: the answers to visible fields, as they are stored. */
export function finalAnswers(form: Form, all: Answers): Answers {
	const { steps, answers } = visibleFieldsOf(form, all)
	return Object.assign({}, ...steps.map((step) => checkStep(step, answers).answers))
}
