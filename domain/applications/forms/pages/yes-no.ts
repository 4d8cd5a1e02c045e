import type { ChoiceField, Option } from '#domain/forms/form.ts'

type Question = Omit<ChoiceField, 'kind' | 'options'>

const YES: Option = { value: 'yes', label: 'Yes' }
const NO: Option = { value: 'no', label: 'No' }

export function yesNo(question: Question, labels: { yes?: string; no?: string } = {}): ChoiceField {
	return {
		...question,
		kind: 'radios',
		options: [
			{ ...YES, label: labels.yes ?? YES.label },
			{ ...NO, label: labels.no ?? NO.label },
		],
	}
}

export function yesNoUnsure(question: Question, unsure = 'I’m not sure'): ChoiceField {
	return { ...question, kind: 'radios', options: [YES, NO, { value: 'unsure', label: unsure }] }
}
