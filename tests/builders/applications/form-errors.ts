import type { Answers } from '#domain/applications/answers/answers.ts'
import { visibleFieldsOf } from '#domain/applications/answers/visible-fields.ts'
import type { Form } from '#domain/applications/form.ts'
import { readStep } from '#domain/applications/validation/read-step.ts'
import { asTyped } from './answers.ts'

export function errorsOf(form: Form, answers: Answers): string[] {
	return visibleFieldsOf(form, answers).steps.flatMap((step) =>
		readStep(step, asTyped(answers), answers).errors.map(({ message }) => message),
	)
}
