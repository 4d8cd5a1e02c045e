import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { findStage } from '../../forms/progress/progress.ts'
import { FORM_IDS, formFor } from './all-forms.ts'

const formContext = someFormContext()
const COUNTS = { adoption: 5, fostering: 5, volunteering: 3, contact: 0, found: 2, newsletter: 0, surrender: 4 }

for (const id of FORM_IDS) {
	test(`${id}: every step is in a named stage, in the order of the form, whatever is answered`, () => {
		const form = formFor(id, formContext)
		const stages = form.stages ?? []
		expect(stages).toHaveLength(COUNTS[id])
		const numbers = form.steps.map((step) => findStage(form, step.id)?.number)
		if (stages.length === 0) return expect(new Set(numbers)).toEqual(new Set([undefined]))
		expect([...new Set(numbers)]).toEqual(stages.map((_, index) => index + 1))
		expect(numbers).toEqual(numbers.toSorted((a = 0, b = 0) => a - b))
		// A step that may be skipped never begins a stage: the stage would lose its first page.
		for (const { from } of stages) expect(form.steps.find((step) => step.id === from)?.isNeeded).toBeUndefined()
		expect(findStage(form, undefined)).toMatchObject({ number: stages.length, count: stages.length })
	})
}

test('each page of a stage is further along it than the one before, and none at its ends', () => {
	const adoption = formFor('adoption', formContext)
	const steps = adoption.steps.map(({ id }) => findStage(adoption, id))
	for (const [index, stage] of steps.entries()) {
		const before = steps[index - 1]
		expect(stage?.walked).toBeGreaterThan(before?.number === stage?.number ? (before?.walked ?? 0) : 0)
		expect(stage?.walked).toBeLessThan(1)
	}
	expect(findStage(adoption, undefined)?.walked).toBeGreaterThan(steps.at(-1)?.walked ?? 1)
})
