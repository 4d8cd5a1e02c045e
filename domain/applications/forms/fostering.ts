import { SIZE_WORDS, SIZES } from '#domain/dogs/vocabulary.ts'
import { generalThresholds } from '../dog-limits.ts'
import type { Form, Step, Stop } from '../form.ts'
import type { FormContext } from '../form-context.ts'
import { addressStep } from './pages/address.ts'
import { animalSteps } from './pages/animals.ts'
import { declareStep } from './pages/declare.ts'
import { experienceStep, historyStep } from './pages/experience.ts'
import { homeStep, outdoorStep, timeStep } from './pages/home.ts'
import { peopleStep } from './pages/people.ts'
import { privacy } from './pages/privacy.ts'
import { yesNo } from './pages/yes-no.ts'
import { youStep } from './pages/you.ts'

export function fosteringForm(formContext: FormContext): Form {
	return {
		id: 'fostering',
		prefix: 'FOS',
		title: 'Apply to foster a dog',
		minutes: 12,
		before: (answers) => [
			'Your address, and how the garden is fenced if there is one.',
			'The ages of the people and animals at home.',
			'When you could start, and for how long.',
			'We pay for food, the vet and equipment.',
			...generalThresholds(formContext, answers),
		],
		steps: [
			kindStep(formContext),
			youStep(formContext, tooYoung),
			addressStep(formContext),
			homeStep,
			outdoorStep(formContext),
			peopleStep(formContext),
			...animalSteps,
			timeStep(formContext),
			experienceStep,
			practicalStep,
			historyStep,
			declareStep(formContext),
		],
		send: 'Send my application',
		privacy: privacy(formContext, 'We use this to match you with dogs who need a foster home and to keep them safe.'),
		retentionMonths: formContext.rules.retentionMonths,
		about: () => undefined,
	}
}

function tooYoung(minimumAge: number): Stop {
	return {
		title: `You need to be ${minimumAge} to foster`,
		text: 'Could a grown-up at home apply instead? Your answers stay here for them. And the dogs would be glad of you now:',
		links: [
			{ text: 'Volunteer with us', url: '/waystohelp/volunteering' },
			{ text: 'How fostering works, to show at home', url: '/fostering' },
		],
	}
}

function kindStep({ today }: FormContext): Step {
	return {
		id: 'kind',
		title: 'What could you offer?',
		fields: [
			{
				kind: 'checkboxes',
				name: 'fosterKind',
				label: 'What kind of fostering?',
				hint: 'Tick all that you could do.',
				missing: 'Select at least one kind of fostering',
				options: [
					{ value: 'day-out', label: 'A day out' },
					{ value: 'weekend', label: 'Weekends and sleepovers' },
					{ value: 'short', label: 'Some weeks' },
					{ value: 'long', label: 'Some months, or for life' },
					{ value: 'medical', label: 'Getting over an operation' },
					{ value: 'puppies', label: 'Puppies, or a mother with puppies' },
					{ value: 'emergency', label: 'At a day’s notice' },
				],
			},
			{
				kind: 'date',
				name: 'start',
				label: 'When could you start?',
				hint: 'Like 5 3 2027. Today is fine.',
				missing: 'Enter the date from which you could foster',
				invalid: 'Enter a real date, with a day, a month and a year of 4 digits',
				earliest: { date: today, message: 'Enter a start date that is today or later' },
			},
			{ kind: 'text', name: 'notice', label: 'How much notice do you need?', hint: 'Like “a week”.', max: 120 },
			{
				kind: 'text',
				name: 'longest',
				label: 'What is the longest a dog could stay?',
				hint: 'Like “6 weeks”.',
				max: 120,
			},
			{
				kind: 'checkboxes',
				name: 'sizes',
				label: 'Which sizes of dog?',
				options: SIZES.map((value) => ({ value, label: SIZE_WORDS[value] })),
			},
		],
	}
}

const practicalStep: Step = {
	id: 'practical',
	title: 'Getting about',
	fields: [
		{
			kind: 'number',
			name: 'travel',
			label: 'How long is the way to our nearest centre?',
			hint: 'By car, or the way you would come.',
			missing: 'Enter how many minutes the way takes',
			invalid: 'Minutes must be a whole number between 0 and 600',
			min: 0,
			max: 600,
			isInteger: true,
			unit: 'minutes',
		},
		yesNo({ name: 'car', label: 'Do you have a car?' }),
		yesNo({ name: 'lift', label: 'Could you lift a dog of 15 kg?' }),
		yesNo({ name: 'medicine', label: 'Could you give medicine?', hint: 'Tablets in cheese, mostly. We show you how.' }),
		yesNo({ name: 'ownKit', label: 'Do you have a bed, bowls and a lead?', hint: 'If not, we lend them.' }),
		yesNo({ name: 'meetings', label: 'Could families come to you to meet the dog?' }),
		yesNo({
			name: 'photos',
			label: 'Would you send us photos and notes?',
			hint: 'What you see at home finds the dog a family.',
		}),
	],
}
