import { aloneNote, gardenNotes } from '#domain/applications/dog-notes.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { Step } from '#domain/forms/form.ts'
import { yesNoUnsure } from './yes-no.ts'

export const homeStep: Step = {
	id: 'home',
	title: 'Your home',
	fields: [
		{
			kind: 'radios',
			name: 'homeKind',
			label: 'What kind of home is it?',
			missing: 'Select what kind of home you live in',
			options: [
				{ value: 'house', label: 'House' },
				{ value: 'flat', label: 'Flat' },
				{ value: 'other', label: 'Something else', hint: 'A boat, a caravan, a farm: all have had happy dogs.' },
			],
		},
		{
			kind: 'text',
			name: 'homeOther',
			label: 'What is it?',
			missing: 'Enter what kind of home it is, like a narrowboat',
			max: 120,
			when: { field: 'homeKind', is: ['other'] },
		},
		{
			kind: 'radios',
			name: 'tenure',
			label: 'Do you rent or own it?',
			missing: 'Select whether you rent or own your home',
			options: [
				{ value: 'own', label: 'Own it, with or without a mortgage' },
				{ value: 'rent-private', label: 'Rent it from a private landlord' },
				{ value: 'rent-social', label: 'Rent it from a council or housing association' },
				{ value: 'family', label: 'Live with family or friends' },
			],
		},
		{
			kind: 'radios',
			name: 'landlord',
			label: 'Does your landlord allow a dog?',
			hint: 'We’ll ask to see this in writing later, once you’ve met a dog.',
			missing: 'Select whether your landlord allows a dog',
			when: { field: 'tenure', is: ['rent-private', 'rent-social'] },
			options: [
				{ value: 'yes', label: 'Yes' },
				{ value: 'asking', label: 'I’m asking' },
				{ value: 'no', label: 'No' },
			],
		},
		{
			kind: 'radios',
			name: 'householder',
			label: 'Does the owner or tenant of your home agree to a dog?',
			hint: 'If it’s rented, the landlord has to agree too.',
			missing: 'Select whether the owner or tenant of your home agrees to a dog',
			when: { field: 'tenure', is: ['family'] },
			options: [
				{ value: 'yes', label: 'Yes' },
				{ value: 'asking', label: 'I’m asking' },
				{ value: 'no', label: 'No' },
			],
		},
	],
}

const FENCED = { field: 'garden', is: ['private', 'shared'] }

export function outdoorStep(formContext: FormContext): Step {
	return {
		id: 'outdoor',
		title: 'Outside your door',
		intro: 'Plenty of dogs do well without a garden, so just tell us what you have.',
		fields: [
			{
				kind: 'radios',
				name: 'garden',
				label: 'Is there a garden or a yard?',
				missing: 'Select whether you have a garden',
				options: [
					{ value: 'private', label: 'Yes, our own' },
					{ value: 'shared', label: 'Yes, shared with others' },
					{ value: 'none', label: 'No' },
				],
			},
			yesNoUnsure({ name: 'enclosed', label: 'Is it fenced or walled all the way round?', when: FENCED }),
			{
				kind: 'length',
				name: 'fenceHeight',
				// Their names when they were two questions: pages opened before the upgrade still send them.
				inputNames: ['fence', 'fenceUnit'],
				label: 'How high is the lowest part?',
				hint: 'A guess is fine. Leave this blank if you don’t know.',
				min: 20,
				max: 400,
				invalid: 'Enter a height between 20 and 400 cm, or between 1 and 13 feet',
				when: FENCED,
			},
			{
				kind: 'text',
				name: 'walk',
				label: 'Where would the dog’s everyday walk be?',
				hint: 'For example, “fields at the end of the road, 5 minutes”.',
				max: 200,
			},
		],
		notes: (answers) => gardenNotes(formContext, answers),
	}
}

export function timeStep(formContext: FormContext): Step {
	return {
		id: 'time',
		title: 'Your week',
		fields: [
			{
				kind: 'number',
				name: 'hoursAlone',
				label: 'What’s the longest the dog would usually be left alone?',
				hint: 'In one stretch, on an ordinary day.',
				missing: 'Hours must be a number between 0 and 24',
				invalid: 'Hours must be a number between 0 and 24',
				min: 0,
				max: 24,
				isInteger: false,
				unit: 'hours',
			},
			{ kind: 'text', name: 'whoHome', label: 'Who is at home during the day?', max: 200 },
			{ kind: 'text', name: 'workPattern', label: 'When do the people at home work or study?', max: 200 },
			{ kind: 'text', name: 'holidays', label: 'Who would look after the dog when you’re away?', max: 200 },
		],
		notes: (answers: Answers) => aloneNote(formContext, answers),
	}
}
