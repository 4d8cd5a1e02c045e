import { SIZE_WORDS, SIZES } from '#domain/dogs/vocabulary.ts'
import type { Form, Step, Stop } from '../../forms/form.ts'
import { generalThresholds } from '../dog-limits.ts'
import type { FormContext } from '../form-context.ts'
import { haveReady, READY_ADDRESS, READY_AGES } from './have-ready.ts'
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
		before: (answers) => ({
			have: haveReady(formContext, 'fostering', [
				READY_ADDRESS,
				READY_AGES,
				{ question: 'start', text: 'When you could start, and for how long.' },
			]),
			know: ['We pay for food, the vet and equipment.', ...generalThresholds(formContext, answers)],
		}),
		steps: [
			kindStep(formContext),
			youStep(formContext, { purpose: 'foster', young: tooYoung }),
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
		stages: [
			{ title: 'You and your offer', from: 'kind' },
			{ title: 'Your home', from: 'address' },
			{ title: 'Who lives there', from: 'people' },
			{ title: 'Your days', from: 'time' },
			{ title: 'To finish', from: 'history' },
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
		text: 'Could a grown-up at home apply instead? Your answers will wait here for them. In the meantime, the dogs would love your help:',
		links: [
			{ text: 'Volunteer with us', url: '/waystohelp/volunteering' },
			{ text: 'Show your family how fostering works', url: '/fostering' },
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
				label: 'What kind of fostering could you do?',
				hint: 'Tick all that apply.',
				missing: 'Select at least one kind of fostering',
				options: [
					{ value: 'day-out', label: 'A day out' },
					{ value: 'weekend', label: 'Weekends and sleepovers' },
					{ value: 'short', label: 'A few weeks' },
					{ value: 'long', label: 'A few months, or for life' },
					{ value: 'medical', label: 'A dog getting over an operation' },
					{ value: 'puppies', label: 'Puppies, or a mother with puppies' },
					{ value: 'emergency', label: 'Emergencies, at a day’s notice' },
				],
			},
			{
				kind: 'date',
				name: 'start',
				label: 'When could you start?',
				hint: 'For example, 5 3 2027. Today is fine.',
				missing: 'Enter the date you could start fostering',
				invalid: 'Enter a real date, with a day, a month and a four-digit year',
				earliest: { date: today, message: 'Enter a start date that is today or later' },
			},
			{ kind: 'text', name: 'notice', label: 'How much notice do you need?', hint: 'For example, “a week”.', max: 120 },
			{
				kind: 'text',
				name: 'longest',
				label: 'What’s the longest a dog could stay?',
				hint: 'For example, “6 weeks”.',
				max: 120,
			},
			{
				kind: 'checkboxes',
				name: 'sizes',
				label: 'What sizes of dog could you take?',
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
			label: 'How long does it take to get to our nearest centre?',
			hint: 'By car, or however you’d travel.',
			missing: 'Enter how many minutes it takes',
			invalid: 'Minutes must be a whole number between 0 and 600',
			min: 0,
			max: 600,
			isInteger: true,
			unit: 'minutes',
		},
		yesNo({ name: 'car', label: 'Do you have a car?' }),
		yesNo({ name: 'lift', label: 'Could you lift a 15 kg dog?' }),
		yesNo({
			name: 'medicine',
			label: 'Could you give medicine?',
			hint: 'Tablets in cheese, mostly. We’ll show you how.',
		}),
		yesNo({ name: 'ownKit', label: 'Do you have a bed, bowls and a lead?', hint: 'If not, we’ll lend you some.' }),
		yesNo({ name: 'meetings', label: 'Could families come to your home to meet the dog?' }),
		yesNo({
			name: 'photos',
			label: 'Would you send us photos and notes?',
			hint: 'What you notice at home helps the dog find a family.',
		}),
	],
}
