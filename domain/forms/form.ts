import type { Dog } from '#content/model/content.ts'
import type { Answers } from './answers/answers.ts'

/*
 * Forms are data: see `forms/`, and `forms/pages/` for shared steps. They stay on the server; `show-step.server.ts` makes the view data
 * of a step.
 */

export type FormId = 'adoption' | 'fostering' | 'volunteering' | 'contact' | 'found' | 'newsletter' | 'surrender'

export interface Form {
	id: FormId
	/** Three letters before each reference. */
	prefix: string
	title: string
	/** To fill it in. */
	minutes: number
	/** For the start page, in sentences. */
	before(answers: Answers): BeforeForm
	/** The needs of its dog, for the start page. */
	needs?(answers: Answers): { title: string; items: string[] } | undefined
	steps: Step[]
	/** The stages shown as progress, each from its first step on; none for a form of one page. */
	stages?: Stage[]
	/** The label of the last button. */
	send: string
	/** The privacy wording above the last button, stored with each submission. */
	privacy: string
	retentionMonths: number
	/** Target of the exit button. */
	exitUrl?: string
	/** What is switched off: names of fields, and ids of steps that have no others. */
	removed?: { fields: readonly string[]; steps: readonly string[] }
	/** The dog or role it is about. */
	about(answers: Answers): { name: string; slug: string } | undefined
}

/** What to have ready, and what to know. */
export interface BeforeForm {
	have: string[]
	know?: string[]
}

/** A named part of a form. Conditions that skip steps never change how many there are. */
export interface Stage {
	title: string
	/** The id of its first step. */
	from: string
}

export interface Step {
	/** Also the last segment of its URL: "you", "home". */
	id: string
	title: string
	/** Its title with one question, if the others are switched off. */
	titleForOne?: string
	intro?: string
	fields: Field[]
	/** Whether it applies, by the answers of earlier steps; always by default. */
	isNeeded?(answers: Answers): boolean
	/** Validates combinations of answers; errors count for visible, valid fields only. */
	check?(answers: Answers): FieldError[]
	/** Hints for these answers. They never block. */
	notes?(answers: Answers): string[]
	/** The last URL segment of a page shown before the next step ("ring"). */
	first?(answers: Answers): string | undefined
	/** Ends the form, by the answers of this step. */
	stop?(answers: Answers): Stop | undefined
}

/** Why the form ends here, and alternatives. */
export interface Stop {
	title: string
	text: string
	/** Steps to take instead, in order. */
	list?: string[]
	/** A form that fits better, started with these answers. */
	continuation?: { text: string; form: FormId; answers(answers: Answers): Answers }
	links: { text: string; url: string }[]
}

export interface FieldError {
	field: string
	/** How to fix it, in a sentence. */
	message: string
}

export type Field = LineField | NumberField | LengthField | TextareaField | ChoiceField | DateField | ConfirmField

interface FieldBase {
	/** Letters and digits; unique in its form. */
	name: string
	label: string
	hint?: string
	/** The error when it is empty. Without one the field is optional. */
	missing?: string
	/** Required with some answers (`Step.check`), so it is not labelled optional. */
	isConditionallyRequired?: boolean
	/** Visible only when an earlier field has one of these answers. */
	when?: { field: string; is: string[] }
	/** Shown with its neighbours of the same group, under one heading. */
	group?: FieldGroup
	/** Switched off together with this question. */
	belongsTo?: string
	/** About health or convictions: only in the record, never in emails. */
	sensitive?: boolean
	/** The stored answer is not shown on pages, because others may see the screen; an empty field keeps it. */
	discreet?: boolean
	/** A consent: its wording is stored with the submission, as that of every `confirm` field. */
	isConsent?: boolean
}

interface FieldGroup {
	label: string
	hint: string
}

/** One line. */
export interface LineField extends FieldBase {
	kind: 'text' | 'email' | 'tel' | 'postcode'
	/** Characters. */
	max: number
	/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
	autocomplete?: string
	inputMode?: 'text' | 'numeric'
	/** Normalises the answer; undefined when it is invalid. */
	read?(typed: string): string | undefined
	/** The error when it is invalid. */
	invalid?: string
}

export interface NumberField extends FieldBase {
	kind: 'number'
	min: number
	max: number
	isInteger: boolean
	invalid: string
	/** Shown after the input: "hours". */
	unit?: string
}

/** A length with a choice of units. A draft has both as typed; a submission has whole centimetres. */
export interface LengthField extends FieldBase {
	kind: 'length'
	/** Centimetres; 0 is always valid. */
	min: number
	max: number
	invalid: string
	inputNames: [value: string, unit: string]
}

export interface TextareaField extends FieldBase {
	kind: 'textarea'
	/** Characters. */
	max: number
	min?: { characters: number; message: string }
}

export interface ChoiceField extends FieldBase {
	/** Radios for up to seven options, or with pictures. */
	kind: 'radios' | 'select' | 'checkboxes'
	options: Option[]
}

export interface Option {
	value: string
	label: string
	hint?: string
	/** Radios with pictures are shown as portraits; null for an option without one. */
	picture?: Dog['picture']
	/** Shown below the radios once it is chosen, with a link. At most one option of a question has one. */
	advice?: { text: string; link: { text: string; url: string } }
}

/** Day, month and year in three inputs; stored as `YYYY-MM-DD`. */
export interface DateField extends FieldBase {
	kind: 'date'
	invalid: string
	/** `YYYY-MM-DD` */
	earliest?: { date: string; message: string }
	latest?: { date: string; message: string }
}

/** A required checkbox. Its `label` is stored with the submission. */
export interface ConfirmField extends FieldBase {
	kind: 'confirm'
	missing: string
}
