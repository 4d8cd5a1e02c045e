import { formatDate } from '#lib/dates.ts'
import { controlId } from '../control-id.ts'
import type { Field, Form } from '../form.ts'
import { lengthInWords, readLength } from '../validation/length.ts'
import type { Answers } from './answers.ts'
import { visibleFields, visibleFieldsOf } from './visible-fields.ts'

/** The answers of one step, for review. */
interface AnswerGroup {
	step: string
	title: string
	rows: AnswerRow[]
}

interface AnswerRow {
	label: string
	/** In words; "Not answered" when it was left empty. Texts may have several lines. */
	value: string
	isAnswered: boolean
	/** Not in emails. */
	isSensitive: boolean
	/** Not on pages either. */
	isDiscreet: boolean
	isEmail: boolean
	/** The step and control that change it. */
	change: { step: string; id: string }
}

/** All visible questions with their answers, for pages and emails. */
export function answerGroups(form: Form, all: Answers): AnswerGroup[] {
	const { steps, answers } = visibleFieldsOf(form, all)
	return steps.map((step) => ({
		step: step.id,
		title: step.title,
		rows: visibleFields(step, answers).map((field) => {
			const value = formatAnswer(field, answers[field.name] ?? '')
			return {
				label: field.label,
				value: value || 'Not answered',
				isAnswered: value !== '',
				isSensitive: field.sensitive ?? false,
				isDiscreet: field.discreet ?? false,
				isEmail: field.kind === 'email',
				change: { step: step.id, id: controlId(field.name) },
			}
		}),
	}))
}

/** An answer in words; "" when there is none, or its option no longer exists. */
export function formatAnswer(field: Field, given: string | string[]): string {
	switch (field.kind) {
		case 'radios':
		case 'select':
		case 'checkboxes':
			return field.options
				.filter(({ value }) => [given].flat().includes(value))
				.map(({ label }) => label)
				.join(', ')
		case 'confirm':
			return given === 'yes' ? 'Yes' : ''
		case 'length': {
			const [typed = '', unit = 'cm'] = [given].flat()
			const cm = readLength(typed, unit)
			return cm === undefined ? typed : lengthInWords(cm)
		}
		case 'date':
			return Array.isArray(given) ? given.filter(Boolean).join(' ') : formatDate(given)
		default: {
			const value = [given].flat().join(' ')
			return field.kind === 'number' && field.unit && value ? `${value} ${field.unit}` : value
		}
	}
}
