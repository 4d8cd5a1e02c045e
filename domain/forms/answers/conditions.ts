import type { Field } from '../form.ts'

/** The number of conditions in the style sheet (`ui/styles/conditions.css`). */
export const MAX_CONDITIONS = 4

/** Numbers the distinct conditions of a page, for the style sheet that shows and hides questions. */
export function conditionsOf(fields: Field[]) {
	const distinct = [...new Set(fields.flatMap(({ when }) => (when ? [keyOf(when)] : [])))]
	const numberOf = (when: Condition) => String(distinct.indexOf(keyOf(when)) + 1)
	return {
		count: distinct.length,
		/** The condition of a field; "" for none. */
		conditionOf: ({ when }: Field) => (when ? numberOf(when) : ''),
		/** The conditions an answer fulfils; "" for none. */
		fulfilledBy(name: string, answer: string) {
			const fulfilled = fields.flatMap(({ when }) =>
				when?.field === name && when.is.includes(answer) ? [numberOf(when)] : [],
			)
			return [...new Set(fulfilled)].join(' ')
		},
	}
}

type Condition = NonNullable<Field['when']>

function keyOf({ field, is }: Condition): string {
	return JSON.stringify([field, ...is])
}
