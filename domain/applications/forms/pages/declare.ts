import type { FormContext } from '#domain/applications/form-context.ts'
import type { ChoiceField, ConfirmField, Step } from '#domain/forms/form.ts'

const truthField: ConfirmField = {
	kind: 'confirm',
	name: 'isTrue',
	label: 'What I have written is true, as far as I know',
	missing: 'Tick to confirm that what you have written is true',
}

/** Optional, and not preselected. */
export function marketing({ charity }: FormContext): ChoiceField {
	return {
		kind: 'checkboxes',
		name: 'marketing',
		isConsent: true,
		label: `May ${charity.name || 'we'} keep in touch about our dogs and our work?`,
		hint: 'It’s up to you: it makes no difference to your application, and you can change your mind at any time.',
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
				label: 'Someone from the charity may visit my home, in person or by video, at a time that suits me',
				missing: 'Tick to confirm that someone may visit your home',
			},
			marketing(formContext),
		],
	}
}
