import type { Answers } from '../answers/answers.ts'
import { visibleFieldsOf } from '../answers/visible-fields.ts'
import type { Form, Step, Stop } from '../form.ts'
import { checkStep } from '../validation/read-step.ts'

interface StepPosition {
	step: Step
	/** Undefined at the first step. */
	previous: string | undefined
	earlier: string[]
	/** Undefined when the answers are checked next. */
	next: string | undefined
	/** The number of the step, from 1, and how many apply so far. */
	number: number
	count: number
}

/** The position of a step among those that apply. */
export function findPosition(form: Form, answers: Answers, stepId: string): StepPosition | undefined {
	const { steps } = visibleFieldsOf(form, answers)
	const index = steps.findIndex(({ id }) => id === stepId)
	const step = steps[index]
	if (!step) return undefined
	return {
		step,
		previous: steps[index - 1]?.id,
		earlier: steps.slice(0, index).map(({ id }) => id),
		next: steps[index + 1]?.id,
		number: index + 1,
		count: steps.length,
	}
}

/** The stage of a step, from 1; the last one for the check page. Undefined without stages. */
export function findStage(form: Form, stepId: string | undefined, answers?: Answers): StagePosition | undefined {
	const { stages = [] } = form
	const names = stages.map(({ title }) => title)
	const indexOf = (id: string) => form.steps.findIndex((step) => step.id === id)
	const numberOf = (id: string | undefined) =>
		id === undefined ? names.length : stages.filter(({ from }) => indexOf(from) <= indexOf(id)).length
	const number = numberOf(stepId)
	const title = names[number - 1]
	if (title === undefined) return undefined
	const steps = answers ? visibleFieldsOf(form, answers).steps : form.steps
	// The check page is the last of all.
	const pages = [...steps.map(({ id }) => id), undefined].filter((id) => numberOf(id) === number)
	const walked = (pages.indexOf(stepId) + 1) / (pages.length + 1)
	return { title, number, count: names.length, names, walked }
}

interface StagePosition {
	title: string
	number: number
	count: number
	names: string[]
	/** How far into the stage its page is, between 0 and 1. */
	walked: number
}

/** A step by itself, while the other answers are unknown. */
export function standaloneStep(form: Form, stepId: string): StepPosition | undefined {
	const index = form.steps.findIndex(({ id }) => id === stepId)
	const step = form.steps[index]
	return step
		? { step, previous: undefined, earlier: [], next: undefined, number: index + 1, count: form.steps.length }
		: undefined
}

/** The step of a URL, or the path segment to redirect to. */
type StepResolution = { position: StepPosition } | { redirectTo: string }

/**
 * A step opens when all before it are finished; without stored answers only the first does. Undefined when the step does not exist.
 *
 * @param hasBegun some answers are stored
 */
export function resolveStep(
	form: Form,
	answers: Answers,
	stepId: string,
	hasBegun: boolean,
): StepResolution | undefined {
	const isRemoved = form.removed?.steps.includes(stepId) ?? false
	if (!isRemoved && !form.steps.some(({ id }) => id === stepId)) return undefined
	const unfinished = firstUnfinished(form, answers)
	const position = findPosition(form, answers, stepId)
	if (!hasBegun && (!position || position.previous !== undefined)) return { redirectTo: 'start' }
	const furthest = unfinished && findPosition(form, answers, unfinished.id)
	if (position && position.number <= (furthest?.number ?? position.count)) return { position }
	return { redirectTo: unfinished?.id ?? 'check' }
}

/** The first step that is not finished. */
export function firstUnfinished(form: Form, all: Answers): Step | undefined {
	const { steps, answers } = visibleFieldsOf(form, all)
	return steps.find((step) => checkStep(step, answers).errors.length > 0 || step.stop?.(answers))
}

export function findStop(form: Form, all: Answers): Stop | undefined {
	const { steps, answers } = visibleFieldsOf(form, all)
	for (const step of steps) {
		const stop = step.stop?.(answers)
		if (stop) return stop
	}
	return undefined
}

/** The answers of a submission: those to visible fields, normalised. */
export function finalAnswers(form: Form, all: Answers): Answers {
	const { steps, answers } = visibleFieldsOf(form, all)
	return Object.assign({}, ...steps.map((step) => checkStep(step, answers).answers))
}
