import type { FormId } from '../../forms/form.ts'
import type { FormContext } from '../form-context.ts'

/** What to have ready for a question, and what to say in its place when it is switched off. */
interface Ready {
	question: string
	text: string
	otherwise?: string | Ready
}

export const READY_ADDRESS: Ready = {
	question: 'fenceHeight',
	text: 'Your address, and how high your garden fence is, if you have one.',
	otherwise: { question: 'line1', text: 'Your address.' },
}

export const READY_AGES: Ready = {
	question: 'children',
	text: 'The ages of everyone at home, people and animals.',
	otherwise: { question: 'pets', text: 'How old your animals are, if you have any.' },
}

/** The list for the start page, without what no question asks for. */
export function haveReady({ questionsOff }: FormContext, form: FormId, items: (string | Ready)[]): string[] {
	const textOf = (item: string | Ready | undefined): string[] => {
		if (item === undefined) return []
		if (typeof item === 'string') return [item]
		return questionsOff.includes(`${form}.${item.question}`) ? textOf(item.otherwise) : [item.text]
	}
	return items.flatMap(textOf)
}
