import type { Question } from '../question.ts'

/**
 * The numbers by which the style sheet shows and hides questions (`ui/styles/conditions.css`). Questions with the same condition
 * have the same number.
 */
export interface Conditions {
	/** Of a question; undefined when it is always asked. */
	askedBy(question: Question): string | undefined
	/** Of an answer: the conditions it fulfils, for `data-asks`; undefined for none. */
	asks(field: string, value: string): string | undefined
}

export function conditionsOf(questions: Question[]): Conditions {
	const all = questions.flatMap(({ when }) => when ?? [])
	const distinct = [...new Map(all.map((when) => [keyOf(when), when])).values()]
	const numberOf = (when: NonNullable<Question['when']>) =>
		String(distinct.findIndex((other) => keyOf(other) === keyOf(when)) + 1)
	return {
		askedBy: ({ when }) => (when ? numberOf(when) : undefined),
		asks(field, value) {
			const fulfilled = distinct.filter((when) => when.field === field && when.is.includes(value))
			return fulfilled.map(numberOf).join(' ') || undefined
		},
	}
}

function keyOf({ field, is }: NonNullable<Question['when']>): string {
	return JSON.stringify([field, ...is])
}
