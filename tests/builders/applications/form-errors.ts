import type { Answers } from '#domain/forms/answers/answers.ts'
import { visibleFieldsOf } from '#domain/forms/answers/visible-fields.ts'
import type { Form } from '#domain/forms/form.ts'
import { readStep } from '#domain/forms/validation/read-step.ts'
import { asTyped } from './answers.ts'

export function errorsOf(form: Form, answers: Answers): string[] {
	return visibleFieldsOf(form, answers).steps.flatMap((step) =>
		readStep(step, asTyped(answers), answers).errors.map(({ message }) => message),
	)
}
