import type { FormContext } from '#domain/applications/form-context.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { Field, FieldError } from '#domain/forms/form.ts'
import { email, phone } from './you.ts'

const HOW_TO_REPLY = 'Enter an email address or a phone number so we can reply'

const REPLY = { label: 'How should we reply?', hint: 'An email address or a phone number is enough.' }

/** A name, and an email address or a phone number. */
export function replyFields(formContext: FormContext): Field[] {
	const { missing: _email, hint: _hint, ...optionalEmail } = email
	const { missing: _phone, ...optionalPhone } = phone(formContext)
	return [
		{ kind: 'text', name: 'name', label: 'Your name', missing: 'Enter your name', max: 120, autocomplete: 'name' },
		{ ...optionalEmail, group: REPLY, isConditionallyRequired: true },
		{ ...optionalPhone, group: REPLY, isConditionallyRequired: true },
	]
}

/** The step's `check` for these fields. */
export function checkReplyContact(answers: Answers): FieldError[] {
	return !answers.email && !answers.phone ? [{ field: 'email', message: HOW_TO_REPLY }] : []
}
