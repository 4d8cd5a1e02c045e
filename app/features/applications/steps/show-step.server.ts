import type { Answers } from '#domain/forms/answers/answers.ts'
import { conditionsOf } from '#domain/forms/answers/conditions.ts'
import { visibleFields } from '#domain/forms/answers/visible-fields.ts'
import { controlId } from '#domain/forms/control-id.ts'
import type { Field, FieldError, LengthField, Step } from '#domain/forms/form.ts'
import type { Question, StepView } from '#domain/forms/question.ts'
import { LENGTH_UNITS } from '#domain/forms/validation/length.ts'
import { datePartNames, type Suggestion } from '#domain/forms/validation/read-step.ts'
import { withWholePhone } from '#lib/text/phone.ts'
import { RETENTION_DAYS } from '../device/retention-days.ts'

/** On a form of one page, which has no start page that says it. */
export const STORED_ON_DEVICE = `Called away? What you’ve typed can wait on this device for up to ${RETENTION_DAYS} days.`

interface StepState {
	errors?: FieldError[]
	suggestions?: Suggestion[]
	/** Only these discreet answers are shown. */
	submittedAnswers?: ReadonlySet<string>
}

/** One step with its answers, as plain data for its page. */
export function showStep(
	step: Step,
	answers: Answers,
	{ errors = [], suggestions = [], submittedAnswers = NONE }: StepState = {},
): StepView {
	const visible = new Set(visibleFields(step, answers))
	const conditions = conditionsOf(step.fields)
	const isHidden = ({ discreet = false, name }: Field) => discreet && !submittedAnswers.has(name)
	return {
		id: step.id,
		title: step.title,
		intro: step.intro ?? '',
		notes: step.notes?.(answers) ?? [],
		errors: errors.map(({ field, message }) => ({ id: controlId(field), text: message })),
		questions: step.fields.map((field) => ({
			...showField(isHidden(field) ? withoutAnswer(field, answers) : field, {
				given: isHidden(field) ? '' : (answers[field.name] ?? ''),
				error: errors.find((error) => error.field === field.name)?.message ?? '',
				fulfils: conditions.fulfilledBy,
			}),
			isVisible: visible.has(field),
			condition: conditions.conditionOf(field),
			suggestion: suggestions.find((suggestion) => suggestion.field === field.name) ?? null,
		})),
	}
}

const NONE: ReadonlySet<string> = new Set()
const ANSWERED = 'You’ve answered this. Choose again only if you want to change it.'

/** A discreet question says only that it was answered. */
function withoutAnswer(field: Field, answers: Answers): Field {
	if (!answers[field.name]) return field
	return { ...field, hint: [field.hint, ANSWERED].filter(Boolean).join(' ') }
}

type ShownField = Omit<Question, 'isVisible' | 'condition' | 'suggestion'>

interface FieldState {
	given: string | string[]
	error: string
	fulfils(name: string, answer: string): string
}

function showField(field: Field, { given, error, fulfils }: FieldState): ShownField {
	const id = controlId(field.name)
	const hint = withWholePhone(field.hint ?? '')
	return {
		id,
		name: field.name,
		label: field.label,
		hint,
		error,
		group: field.group ?? null,
		isOptional: field.missing === undefined && !field.isConditionallyRequired,
		isInvalid: error !== '',
		isSensitive: field.sensitive ?? false,
		isDiscreet: field.discreet ?? false,
		describedBy: [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' '),
		control: showControl(field, given, { id, fulfils }),
	}
}

function showControl(
	field: Field,
	given: string | string[],
	{ id, fulfils }: Pick<FieldState, 'fulfils'> & { id: string },
): Question['control'] {
	const value = Array.isArray(given) ? (given[0] ?? '') : given
	switch (field.kind) {
		case 'radios':
		case 'checkboxes':
		case 'select': {
			const options = field.options.map((option, index) => ({
				...option,
				hint: withWholePhone(option.hint ?? ''),
				id: index === 0 ? id : `${id}-${index + 1}`,
				isChosen: [given].flat().includes(option.value),
				fulfils: fulfils(field.name, option.value),
			}))
			const hasPictures = field.kind === 'radios' && options.some(({ picture }) => picture)
			return hasPictures ? portraits(options) : { kind: field.kind, options }
		}
		case 'length':
			return lengthControl(field, given, id)
		case 'date':
			return { kind: 'date', boxes: dateBoxes(field.name, given, id) }
		case 'confirm':
			return { kind: 'confirm', isTicked: value === 'yes' }
		case 'textarea':
			return { kind: 'textarea', value, max: field.max }
		case 'number':
			return {
				kind: 'line',
				type: 'text',
				inputMode: field.isInteger ? 'numeric' : 'decimal',
				autocomplete: '',
				value,
				unit: field.unit ?? '',
				isShort: true,
			}
		default:
			return {
				kind: 'line',
				type: field.kind === 'postcode' ? 'text' : field.kind,
				inputMode: field.inputMode ?? inputModes[field.kind],
				autocomplete: field.autocomplete ?? '',
				value,
				unit: '',
				isShort: false,
			}
	}
}

/** Portraits in sight while none is chosen: whole rows of two, three, four and six. */
const MAX_SHOWN_PORTRAITS = 12

/** The chosen portrait comes first and alone; answers without a picture are always in sight. */
function portraits(options: Portraits['options']): Portraits {
	const others = options.filter(({ picture }) => picture === undefined)
	const dogs = options.filter(({ picture }) => picture !== undefined)
	const chosen = dogs.filter(({ isChosen }) => isChosen)
	const ordered = [...others, ...chosen, ...dogs.filter(({ isChosen }) => !isChosen)]
	return { kind: 'portraits', options: ordered, shown: others.length + (chosen.length || MAX_SHOWN_PORTRAITS) }
}

type Portraits = Extract<Question['control'], { kind: 'portraits' }>

function lengthControl({ inputNames }: LengthField, given: string | string[], id: string): Question['control'] {
	const [value = '', unit = ''] = [given].flat()
	const [name, unitName] = inputNames
	const units = LENGTH_UNITS.map((one) => ({ ...one, isChosen: one.value === unit }))
	return { kind: 'length', name, value, unit: { id: `${id}-2`, name: unitName, units } }
}

const inputModes = { text: 'text', postcode: 'text', email: 'email', tel: 'tel' } as const

function dateBoxes(name: string, given: string | string[], id: string) {
	const parts = Array.isArray(given) ? given : given.split('-').reverse()
	const labels = ['Day', 'Month', 'Year'] as const
	return datePartNames(name).map((boxName, index) => ({
		id: index === 0 ? id : `${id}-${index + 1}`,
		name: boxName,
		label: labels[index] ?? '',
		// "3", not "03".
		value: Array.isArray(given) ? (parts[index] ?? '') : (parts[index] ?? '').replace(/^0/, ''),
		digits: index === 2 ? 4 : 2,
	}))
}
