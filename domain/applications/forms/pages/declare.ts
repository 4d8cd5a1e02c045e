import type { ChoiceField, ConfirmField, Step } from '#domain/applications/form.ts'
import type { FormContext } from '#domain/applications/form-context.ts'

const truthField: ConfirmField = {
	kind: 'confirm',
	name: 'isTrue',
	label: 'What I have written is true, as far as I know',
	missing: 'Tick to say that what you have written is true',
}

/** Optional, and not preselected. */
export function marketing({ charity }: FormContext): ChoiceField {
	return {
		kind: 'checkboxes',
		name: 'marketing',
		isConsent: true,
		label: `May ${charity.name || 'we'} keep in touch about our dogs and our work?`,
		hint: 'Only if you like. It changes nothing about your form, and you can stop it at any time.',
		options: [
			{ value: 'email', label: 'By email' },
			{ value: 'post', label: 'By post' },
			{ value: 'sms', label: 'By text message' },
			{ value: 'phone', label: 'By phone' },
		],
	}
}

/** The last page before "Check your answers". */
export function declareStep(formContext: FormContext): Step {
	return {
		id: 'declare',
		title: 'Before you send it',
		fields: [
			truthField,
			{
				kind: 'confirm',
				name: 'homeCheck',
				label: 'Somebody from the charity may visit my home, in person or by video, at a time that suits me',
				missing: 'Tick to say that somebody may visit your home',
			},
			marketing(formContext),
		],
	}
}
