import type { Option } from './form.ts'

/** The view data of a step, serialisable for the browser. */
export interface StepView {
	id: string
	title: string
	/** "" for none. */
	intro: string
	/** Hints for these answers. */
	notes: string[]
	/** For the error summary, in the order of the page. */
	errors: { id: string; text: string }[]
	questions: Question[]
}

export interface Question {
	/** The id of its first control; with `-hint` and `-error` appended, those of its notes. */
	id: string
	name: string
	label: string
	/** "" for none. */
	hint: string
	/** "" for none. */
	error: string
	/** Shown with its neighbours of the same label, under one heading. */
	group: { label: string; hint: string } | null
	isOptional: boolean
	isInvalid: boolean
	/** About health or convictions: not stored on the device. */
	isSensitive: boolean
	/** Not shown again, and not restored by the browser. */
	isDiscreet: boolean
	/** The value of `aria-describedby`; "" for none. */
	describedBy: string
	/** Whether it is visible with the current answers. */
	isVisible: boolean
	/** Its condition, for the style sheet that works without JavaScript; "" for none. */
	condition: string
	/** `value` is the corrected answer. */
	suggestion: { message: string; value: string } | null
	control: Control
}

export type Control =
	| {
			kind: 'line'
			type: 'text' | 'email' | 'tel'
			inputMode: 'text' | 'email' | 'tel' | 'numeric' | 'decimal'
			autocomplete: string
			value: string
			/** Shown after the input: "hours"; "" for none. */
			unit: string
			/** A number of a few digits. */
			isShort: boolean
	  }
	| {
			kind: 'length'
			name: string
			value: string
			/** A select beside the input. */
			unit: { id: string; name: string; units: { value: string; label: string; isChosen: boolean }[] }
	  }
	/** `max` is for a counter: the `maxlength` attribute would cut off pasted text silently. */
	| { kind: 'textarea'; value: string; max: number }
	| { kind: 'radios' | 'checkboxes' | 'select'; options: Choice[] }
	/** Radios with pictures. The first `shown` are in sight, the others are folded. */
	| { kind: 'portraits'; options: PortraitChoice[]; shown: number }
	| { kind: 'date'; boxes: { id: string; name: string; label: string; value: string; digits: number }[] }
	| { kind: 'confirm'; isTicked: boolean }

export interface Choice {
	id: string
	value: string
	label: string
	hint: string
	isChosen: boolean
	/** The conditions it fulfils; "" for none. */
	fulfils: string
	advice?: Option['advice']
}

export interface PortraitChoice extends Choice {
	/** Undefined for an answer that is no dog. */
	picture?: Option['picture']
}
