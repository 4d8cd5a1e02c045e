import type { Answers } from '#domain/applications/answers.ts'
import type { Form } from '#domain/applications/form.ts'
import { readStep } from '#domain/applications/validation/read-step.ts'
import { visibleFieldsOf } from '#domain/applications/visible-fields.ts'
import { asTyped } from './answers.ts'

export function errorsOf(form: Form, answers: Answers): string[] {
	return visibleFieldsOf(form, answers).steps.flatMap((step) =>
		readStep(step, asTyped(answers), answers).errors.map(({ message }) => message),
	)
}
