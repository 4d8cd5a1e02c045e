import { childNotes } from '#domain/applications/dog-notes.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import type { NumberField, Step } from '#domain/forms/form.ts'
import { yesNo, yesNoUnsure } from './yes-no.ts'

function childCount(name: string, ages: string): NumberField {
	return {
		kind: 'number',
		name,
		label: `How many aged ${ages}?`,
		hint: 'Leave this blank if there are none.',
		min: 0,
		max: 12,
		isInteger: true,
		invalid: `Children aged ${ages} must be a whole number between 0 and 12`,
		isConditionallyRequired: true,
		when: { field: 'children', is: ['yes'] },
	}
}

/** Allergies are yes or no only, for privacy. */
export function peopleStep(formContext: FormContext): Step {
	return {
		id: 'people',
		title: 'The people at home',
		fields: [
			{
				kind: 'number',
				name: 'adults',
				label: 'How many adults live there, including you?',
				missing: 'Enter how many adults live there, including you',
				invalid: 'Adults must be a whole number between 1 and 20',
				min: 1,
				max: 20,
				isInteger: true,
			},
			yesNo({ name: 'children', label: 'Do children live there?', missing: 'Select yes if children live with you' }),
			childCount('children0to4', '0 to 4'),
			childCount('children5to11', '5 to 11'),
			childCount('children12to17', '12 to 17'),
			yesNo({
				name: 'visitingChildren',
				label: 'Do other children visit often?',
				hint: 'Grandchildren and friends’ children count.',
				missing: 'Select yes if children visit often',
			}),
			{
				kind: 'radios',
				name: 'agreed',
				label: 'Does everyone at home want a dog?',
				missing: 'Select whether everyone at home wants a dog',
				options: [
					{ value: 'yes', label: 'Yes' },
					{ value: 'talking', label: 'We’re still talking about it' },
					{ value: 'no', label: 'No' },
				],
			},
			{
				...yesNoUnsure({
					name: 'allergies',
					label: 'Is anyone at home allergic to dogs?',
					missing: 'Select whether anyone at home is allergic to dogs',
				}),
				sensitive: true,
			},
		],
		check: (answers) => {
			const some = [answers.children0to4, answers.children5to11, answers.children12to17].some(
				(count) => Number(count ?? 0) > 0,
			)
			return answers.children === 'yes' && !some
				? [{ field: 'children0to4', message: 'Enter how many children live with you, in at least one age group' }]
				: []
		},
		notes: (answers) => childNotes(formContext, answers),
	}
}
