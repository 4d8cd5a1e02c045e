import { formFor } from '#domain/applications/forms/all-forms.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { FormId } from '#domain/forms/form.ts'
import { enough } from './answers.ts'
import { someFormContext } from './form-context.ts'

const TYPED = ['text', 'email', 'tel', 'postcode', 'textarea']

/** Answers with one text in every field a person types in, and in every field, as a changed form could have stored them. */
export function answersWith(form: FormId, text: string): [typed: Answers, all: Answers] {
	const fields = formFor(form, someFormContext()).steps.flatMap((step) => step.fields)
	const answers = (kinds: string[] | null): Answers =>
		Object.fromEntries(fields.filter(({ kind }) => !kinds || kinds.includes(kind)).map(({ name }) => [name, text]))
	return [{ ...enough[form], ...answers(TYPED) }, answers(null)]
}
