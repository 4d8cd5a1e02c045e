import { isSpokenFor } from '#domain/dogs/status.ts'
import type { Form, Step, Stop } from '../../forms/form.ts'
import { dogNeeds, generalThresholds } from '../dog-limits.ts'
import { chosenDog } from '../dog-notes.ts'
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

/** About one dog, or any. */
export function adoptionForm(formContext: FormContext): Form {
	return {
		id: 'adoption',
		prefix: 'ADP',
		title: 'Apply to adopt a dog',
		minutes: 15,
		before: (answers) => ({
			have: haveReady(formContext, 'adoption', [
				READY_ADDRESS,
				READY_AGES,
				{ question: 'vetPractice', text: 'Your vet’s name, if you already have animals.' },
			]),
			know: generalThresholds(formContext, answers),
		}),
		needs: (answers) => dogNeeds(formContext, answers),
		steps: [
			dogStep(formContext),
			youStep(formContext, { purpose: 'adopt', young: tooYoung }),
			addressStep(formContext),
			homeStep,
			outdoorStep(formContext),
			peopleStep(formContext),
			...animalSteps,
			vetStep,
			timeStep(formContext),
			experienceStep,
			lifeStep,
			historyStep,
			whyStep,
			declareStep(formContext),
		],
		stages: [
			{ title: 'You and your dog', from: 'dog' },
			{ title: 'Your home', from: 'address' },
			{ title: 'Who lives there', from: 'people' },
			{ title: 'Your days', from: 'time' },
			{ title: 'To finish', from: 'history' },
		],
		send: 'Send my application',
		privacy: privacy(formContext, 'We use this to find the right dog for you and to keep our dogs safe.'),
		retentionMonths: formContext.rules.retentionMonths,
		about: (answers) => {
			const dog = chosenDog(formContext, answers)
			return dog ? { name: dog.title, slug: dog.slug } : undefined
		},
	}
}

function tooYoung(minimumAge: number): Stop {
	return {
		title: `You need to be ${minimumAge} to adopt`,
		text: 'Could a grown-up at home apply instead? Your answers will wait here for them. In the meantime, the dogs would love your help:',
		links: [
			{ text: 'Volunteer with us', url: '/waystohelp/volunteering' },
			{ text: 'Ask your family about fostering', url: '/fostering' },
		],
	}
}

function dogStep(formContext: FormContext): Step {
	const reserved = formContext.dogs.filter(isSpokenFor).map(({ slug }) => slug)
	return {
		id: 'dog',
		title: 'Which dog?',
		fields: [
			{
				kind: isPictured(formContext) ? 'radios' : 'select',
				name: 'dog',
				label: 'Who would you like to adopt?',
				missing: 'Select a dog, or “No dog in mind yet”',
				options: [
					{ value: 'any', label: 'No dog in mind yet', hint: 'We’ll help you find one.' },
					...formContext.dogs.map((dog) => ({
						value: dog.slug,
						label: isSpokenFor(dog) ? `${dog.title} (reserved)` : dog.title,
						hint: dog.location,
						picture: dog.picture ?? dog.gallery[0] ?? null,
					})),
				],
			},
			yesNo(
				{
					name: 'waitingList',
					label: 'This dog is reserved. Shall we keep your application in case that falls through?',
					hint: 'In the meantime, we can look at other dogs with you.',
					missing: 'Select whether we should keep your application in case the dog becomes free',
					when: { field: 'dog', is: reserved },
				},
				{ yes: 'Yes, and tell me about dogs like this one', no: 'No, help me find another' },
			),
			{
				kind: 'text',
				name: 'otherDogs',
				label: 'Other dogs you like',
				hint: 'Their names, if you have any in mind.',
				max: 200,
			},
		],
	}
}

/** More portraits make a page too heavy. */
const MAX_PORTRAITS = 80

function isPictured({ dogs }: FormContext): boolean {
	return dogs.length <= MAX_PORTRAITS && dogs.some(({ picture, gallery }) => picture ?? gallery[0])
}

const vetStep: Step = {
	id: 'vet',
	title: 'Your vet',
	isNeeded: ({ pets }) => pets === 'yes',
	fields: [
		{
			kind: 'text',
			name: 'vetPractice',
			label: 'Which practice looks after your animals?',
			missing: 'Enter the name of your vet’s practice, or “none yet”',
			max: 120,
		},
		{
			kind: 'text',
			name: 'vetTown',
			label: 'Where is it?',
			missing: 'Enter the town your vet is in',
			max: 80,
			belongsTo: 'vetPractice',
		},
		{
			kind: 'checkboxes',
			name: 'vetPermission',
			belongsTo: 'vetPractice',
			isConsent: true,
			label: 'May we ring them?',
			hint: 'Only about your animals’ vaccinations and care, and only once you have met a dog.',
			options: [{ value: 'yes', label: 'Yes, you may ask my vet' }],
		},
	],
}

/** The values are a dog's energy, 1 to 5. */
const lifeStep: Step = {
	id: 'life',
	title: 'Life with you',
	fields: [
		{
			kind: 'radios',
			name: 'activity',
			label: 'Which sounds most like your ordinary day?',
			missing: 'Select the sentence that sounds most like you',
			options: [
				{ value: '1', label: 'A potter round the garden and a long sit' },
				{ value: '2', label: 'A gentle walk or two, and home in the warm' },
				{ value: '3', label: 'An hour out, most days, whatever the weather' },
				{ value: '4', label: 'Long walks every day, and hills at the weekend' },
				{ value: '5', label: 'Running, swimming, agility: we rarely sit down' },
			],
		},
		{ kind: 'textarea', name: 'sleeps', label: 'Where would the dog sleep?', max: 300 },
		{ kind: 'textarea', name: 'days', label: 'Where would the dog spend the day?', max: 300 },
	],
}

const whyStep: Step = {
	id: 'why',
	title: 'Why a dog, and why now?',
	fields: [
		{
			kind: 'textarea',
			name: 'why',
			label: 'Tell us about yourself and the dog you’re hoping for',
			hint: 'Just as you’d say it. Spelling doesn’t matter, to us or to the dogs.',
			max: 1000,
		},
		{
			kind: 'select',
			name: 'heard',
			label: 'How did you hear about us?',
			options: [
				{ value: 'friend', label: 'From someone I know' },
				{ value: 'search', label: 'A web search' },
				{ value: 'social', label: 'Facebook, Instagram or similar' },
				{ value: 'poster', label: 'A poster' },
				{ value: 'vet', label: 'My vet' },
				{ value: 'before', label: 'I’ve adopted from you before' },
				{ value: 'other', label: 'Some other way' },
			],
		},
	],
}
