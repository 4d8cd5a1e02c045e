import type { Field, Form, Stage, Step } from '../../forms/form.ts'

/**
 * Who sends a form, whether they are of age, and what it is about: without these there is no one to answer and nothing to decide.
 * Declarations (`confirm`) stay as well.
 */
const ESSENTIAL = new Set([
	'name',
	'firstName',
	'lastName',
	'email',
	'phone',
	'adult',
	'ageBand',
	'guardianName',
	'guardianPhone',
	'guardianEmail',
	'topic',
	'message',
	'dog',
	'role',
	'dogName',
	'reason',
])

export function canBeSwitchedOff({ kind, name }: Field): boolean {
	return kind !== 'confirm' && !ESSENTIAL.has(name)
}

/** The form without these questions ("adoption.offence") and without what depends on them. Keys that cannot be used are ignored. */
export function withoutQuestions(form: Form, keys: readonly string[]): Form {
	const off = new Set(keys.flatMap((key) => (key.startsWith(`${form.id}.`) ? key.slice(form.id.length + 1) : [])))
	if (off.size === 0) return form
	const left = form.steps.map((step) => withoutFields(step, off))
	const steps = left.filter(({ fields }) => fields.length > 0)
	const removed = { fields: [...off], steps: left.flatMap(({ id, fields }) => (fields.length === 0 ? id : [])) }
	return { ...form, steps, removed, ...(form.stages ? { stages: stagesOf(form.stages, left) } : {}) }
}

/** @param off gains the questions that depend on those in it, and loses those that stay */
function withoutFields(step: Step, off: Set<string>): Step {
	const fields = step.fields.filter((field) => {
		const depends = (field.when && off.has(field.when.field)) || (field.belongsTo && off.has(field.belongsTo))
		const goes = depends || (off.has(field.name) && canBeSwitchedOff(field))
		if (goes) off.add(field.name)
		else off.delete(field.name)
		return !goes
	})
	if (fields.length === step.fields.length) return step
	const isOne = fields.filter(({ when }) => !when).length === 1
	return { ...step, fields, title: (isOne && step.titleForOne) || step.title }
}

/** A stage begins with its first step that is left and never skipped; a stage without one is part of the stage before it. */
function stagesOf(stages: Stage[], steps: Step[]): Stage[] {
	const indexOf = (stage: Stage | undefined) => steps.findIndex(({ id }) => id === stage?.from)
	return stages.flatMap((stage, index) => {
		const end = index + 1 < stages.length ? indexOf(stages[index + 1]) : steps.length
		const first = steps
			.slice(indexOf(stage), end)
			.find(({ fields, isNeeded }) => fields.length > 0 && isNeeded === undefined)
		return first ? { ...stage, from: first.id } : []
	})
}
