/** One step of a form as its page shows it: plain data, so that it can be sent to the browser. */
export interface StepView {
	id: string
	title: string
	/** "" for none. */
	intro: string
	/** Good to know with these answers. */
	notes: string[]
	/** For the error summary, in the order of the page. */
	errors: { id: string; text: string }[]
	questions: Question[]
}

export interface Question {
	/** Of its first control; `-hint` and `-error` after it are those of its notes. */
	id: string
	name: string
	label: string
	/** "" for none. */
	hint: string
	/** "" for none. */
	error: string
	isOptional: boolean
	isInvalid: boolean
	/** Health, convictions and the like: not kept on the device either. */
	isSensitive: boolean
	/** Shown on no page again: the browser does not put it back either. */
	isDiscreet: boolean
	/** The value of `aria-describedby`; "" for none. */
	describedBy: string
	/** Whether it is asked with the answers at hand. */
	isAsked: boolean
	/** The condition it is asked by, which the style sheet follows where JavaScript does not run; "" for always. */
	askedBy: string
	/** A suggestion, and the whole answer with it. */
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
			/** After the box: "hours"; "" for none. */
			unit: string
			/** A number of a few digits. */
			isShort: boolean
	  }
	| {
			kind: 'length'
			name: string
			value: string
			/** In a list beside the box; the first unless another is chosen. */
			unit: { id: string; name: string; units: { value: string; label: string; isChosen: boolean }[] }
	  }
	/** `max` is for a counter: a box that stops at a length cuts off what is pasted, and says nothing. */
	| { kind: 'textarea'; value: string; max: number }
	| { kind: 'radios' | 'checkboxes' | 'select'; options: Choice[] }
	| { kind: 'date'; boxes: { id: string; name: string; label: string; value: string; digits: number }[] }
	| { kind: 'confirm'; isTicked: boolean }

export interface Choice {
	id: string
	value: string
	label: string
	hint: string
	isChosen: boolean
	/** The conditions it fulfils, as `askedBy` names them; "" for none. */
	asks: string
}
