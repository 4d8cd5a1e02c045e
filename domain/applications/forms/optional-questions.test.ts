import { expect, test } from 'vitest'
import { showStep } from '#app/features/applications/steps/show-step.server.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { aRole } from '#tests/builders/content/role.ts'
import type { Answers } from '../../forms/answers/answers.ts'
import type { Field, Form } from '../../forms/form.ts'
import { checkStep } from '../../forms/validation/read-step.ts'
import { FORM_IDS, formFor } from './all-forms.ts'

const formContext = someFormContext({
	dogs: [aDog({ title: 'Biscuit' }), aDog({ id: 102, title: 'Moss', status: 'reserved' })],
	roles: [aRole({ slug: 'driver', title: 'Driver', minimumAge: 25 })],
})
const ROUNDS = 300

/** A seeded random number generator. */
function numbers(seed: number) {
	let state = seed
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
		return state / 2_147_483_648
	}
}

/** The required answers, with random options and some optional answers. */
function someAnswers(form: Form, random: () => number): Answers {
	const given = (field: Field): string | string[] => {
		if ('options' in field) return field.options[Math.floor(random() * (field.options.length + 1))]?.value ?? ''
		if (random() < 0.5) return ''
		return enough[form.id][field.name] ?? '7'
	}
	return Object.fromEntries(form.steps.flatMap(({ fields }) => fields).map((field) => [field.name, given(field)]))
}

for (const id of FORM_IDS) {
	test(`${id}: a question labelled optional may be left empty with any other answers`, () => {
		const form = formFor(id, formContext)
		const random = numbers(FORM_IDS.indexOf(id) + 1)
		for (let round = 0; round < ROUNDS; round += 1) {
			const answers = someAnswers(form, random)
			for (const step of form.steps) {
				const optional = showStep(step, answers).questions.filter((question) => question.isOptional)
				const names = new Set(optional.map(({ name }) => name))
				const faults = checkStep(step, answers).errors.filter(
					({ field }) => names.has(field) && [answers[field] ?? ''].flat().every((part) => part === ''),
				)
				expect(faults, JSON.stringify(answers)).toEqual([])
			}
		}
	})
}
