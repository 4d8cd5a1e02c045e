import type { Answers } from './answers.ts'

/*
 * What a form is: data. The forms are in `forms/`, the pages that several share in `pages/`. Nothing here reaches a
 * browser; `show-step.server.ts` turns one step into what its page shows.
 */

export type FormId = 'adoption' | 'fostering' | 'volunteering' | 'contact' | 'found' | 'newsletter' | 'surrender'

export interface Form {
	id: FormId
	/** Three letters before each reference. */
	prefix: string
	title: string
	/** How long it takes, in minutes. */
	minutes: number
	/** What to have ready, and what is asked, in a sentence each. Shown before the first step. */
	before(answers: Answers): string[]
	/** What the dog it is about needs of a home. Shown before that; undefined for nothing. */
	needs?(answers: Answers): { title: string; items: string[] } | undefined
	steps: Step[]
	/** What the last button says. */
	send: string
	/** Words of privacy, above the last button. Kept with each submission, with the words of every tick. */
	privacy: string
	/** How long what was sent is kept, in months. */
	retentionMonths: number
	/** Target of the exit button; no button by default. */
	exitUrl?: string
	/** The dog or the role it is about; undefined for none. */
	about(answers: Answers): { name: string; slug: string } | undefined
}

export interface Step {
	/** Also the last part of its address: "you", "home". */
	id: string
	/** The question of the page, or its topic. */
	title: string
	intro?: string
	fields: Field[]
	/** Whether it applies, from the answers of earlier steps. Left out: always. */
	isNeeded?(answers: Answers): boolean
	/** What can only be judged with several answers. Heard only for fields that are asked and fine by themselves. */
	check?(answers: Answers): FieldError[]
	/** What is good to know with these answers: shown, never in the way. */
	notes?(answers: Answers): string[]
	/** The address of a page that serves better, from what was typed and before it is judged; undefined for none. */
	instead?(typed: Answers): string | undefined
	/** The last part of the address of a page to be seen before the next step ("ring"); undefined for none. */
	first?(answers: Answers): string | undefined
	/** A kind end of the road, from the answers of this step. */
	stop?(answers: Answers): Stop | undefined
}

/** Why it makes no sense to go on, and what does. */
export interface Stop {
	title: string
	text: string
	/** What to do instead, in order. */
	list?: string[]
	/** Another form that fits better, started with the answers that fit it. */
	goOn?: { text: string; form: FormId; answers(answers: Answers): Answers }
	links: { text: string; url: string }[]
}

export interface FieldError {
	field: string
	/** What to do about it, in a sentence. */
	message: string
}

export type Field = LineField | NumberField | LengthField | TextareaField | ChoiceField | DateField | ConfirmField

interface FieldBase {
	/** Letters and digits; unique in its form. */
	name: string
	label: string
	hint?: string
	/** What to say when it is left empty. Without one it may be. */
	missing?: string
	/** May be needed all the same, with other answers (`Step.check`): it is not labelled optional. */
	isConditionallyRequired?: boolean
	/** Asked only when an earlier field has one of these answers. */
	when?: { field: string; is: string[] }
	/** Health, convictions and the like: only in the record, never in emails. */
	sensitive?: boolean
	/** Never shown again, because others may see the screen; the stored answer counts until another is given. */
	discreet?: boolean
}

/** One line. E-mail addresses and phone numbers differ in what they accept and in the keyboard a phone shows. */
export interface LineField extends FieldBase {
	kind: 'text' | 'email' | 'tel' | 'postcode'
	/** Characters. */
	max: number
	/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
	autocomplete?: string
	inputMode?: 'text' | 'numeric'
	/** The answer in the form it is kept in, or undefined when it cannot be right. Left out: anything goes. */
	read?(typed: string): string | undefined
	/** What to say when it cannot be right. */
	invalid?: string
}

export interface NumberField extends FieldBase {
	kind: 'number'
	min: number
	max: number
	/** No halves. */
	whole: boolean
	invalid: string
	/** What is counted, after the box: "hours". */
	unit?: string
}

/** A length with its unit beside the box. A draft keeps both as they were typed; what is sent has whole centimetres. */
export interface LengthField extends FieldBase {
	kind: 'length'
	/** Centimetres; 0 is fine, too. */
	min: number
	max: number
	invalid: string
	/** The names of its two boxes. */
	inputNames: [value: string, unit: string]
}

export interface TextareaField extends FieldBase {
	kind: 'textarea'
	/** Characters. */
	max: number
	min?: { characters: number; message: string }
}

export interface ChoiceField extends FieldBase {
	/** Up to seven options are radios; `checkboxes` takes several. */
	kind: 'radios' | 'select' | 'checkboxes'
	options: Option[]
}

export interface Option {
	value: string
	label: string
	hint?: string
}

/** Day, month and year in three boxes. Kept as `YYYY-MM-DD`. */
export interface DateField extends FieldBase {
	kind: 'date'
	invalid: string
	/** `YYYY-MM-DD` */
	earliest?: { date: string; message: string }
	latest?: { date: string; message: string }
}

/** A tick that must be set. `label` is what it says yes to; its version is kept with the submission. */
export interface ConfirmField extends FieldBase {
	kind: 'confirm'
	missing: string
}
