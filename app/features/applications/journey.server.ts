import type { Answers } from '#records/drafts/drafts.ts'
import { askedOf } from './asked.server.ts'
import type { Form, Step, Stop } from './form.server.ts'
import { checkStep } from './read-step.server.ts'

/** Where somebody is in a form. */
export interface Place {
	step: Step
	/** The step before; null at the first. */
	previous: string | null
	/** The step after; null when the answers are checked next. */
	next: string | null
	/** "Step 3 of 9", of the steps that apply so far. */
	progress: string
}

/** Where a step is among those that apply with these answers; null when it does not apply, or there is no such step. */
export function placeOf(form: Form, answers: Answers, stepId: string): Place | null {
	const { steps } = askedOf(form, answers)
	const index = steps.findIndex(({ id }) => id === stepId)
	const step = steps[index]
	if (!step) return null
	return {
		step,
		previous: steps[index - 1]?.id ?? null,
		next: steps[index + 1]?.id ?? null,
		progress: `Step ${index + 1} of ${steps.length}`,
	}
}

/** The first step that is not finished; null when everything can be sent. */
export function firstUnfinished(form: Form, all: Answers): Step | null {
	const { steps, answers } = askedOf(form, all)
	return steps.find((step) => checkStep(step, answers).errors.length > 0 || step.stop?.(answers)) ?? null
}

/** Why these answers end here, kindly; null when they do not. */
export function stopAt(form: Form, all: Answers): Stop | null {
	const { steps, answers } = askedOf(form, all)
	for (const step of steps) {
		const stop = step.stop?.(answers)
		if (stop) return stop
	}
	return null
}

/** What is sent: the answers to what was asked, each in the form it is kept in, and nothing else. */
export function finalAnswers(form: Form, all: Answers): Answers {
	const { steps, answers } = askedOf(form, all)
	return Object.assign({}, ...steps.map((step) => checkStep(step, answers).answers))
}
