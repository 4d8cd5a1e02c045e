import { expect, test } from 'vitest'
import { formFor } from '#domain/applications/forms/all-forms.ts'
import type { FormId } from '#domain/forms/form.ts'
import { firstUnfinished } from '#domain/forms/progress/progress.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { aRole } from '#tests/builders/content/role.ts'
import { demoAnswers } from './demo-answers.ts'

const PERSON = {
	firstName: 'Ivy',
	lastName: 'Cole',
	name: 'Ivy Cole',
	email: '1@demo.invalid',
	phone: '01632 960 100',
	town: 'Hollins',
}
const formContext = someFormContext({ dogs: [aDog({ slug: 'biscuit' })], roles: [aRole({ slug: 'driver' })] })
const ABOUT: [FormId, string][] = [
	['adoption', 'biscuit'],
	['fostering', ''],
	['volunteering', 'driver'],
	['contact', ''],
	['found', ''],
	['surrender', ''],
]

test.each(ABOUT)('invented answers to the form for %s are as complete as those of people', (id, about) => {
	const form = formFor(id, formContext)
	for (let index = 0; index < 12; index++) {
		const answers = { ...demoAnswers(id, index, about), ...PERSON }
		expect(firstUnfinished(form, answers)?.title, `person ${index}`).toBeUndefined()
	}
})
