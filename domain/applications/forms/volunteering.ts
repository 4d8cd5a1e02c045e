import type { Answers } from '../../forms/answers/answers.ts'
import type { FieldError, Form, Step } from '../../forms/form.ts'
import type { FormContext } from '../form-context.ts'
import { haveReady } from './have-ready.ts'
import { postcode } from './pages/address.ts'
import { marketing } from './pages/declare.ts'
import { privacy } from './pages/privacy.ts'
import { yesNo } from './pages/yes-no.ts'
import { email, firstName, lastName, phone } from './pages/you.ts'

export function volunteeringForm(formContext: FormContext): Form {
	return {
		id: 'volunteering',
		prefix: 'VOL',
		title: 'Volunteer with us',
		minutes: 5,
		before: () => ({
			have: haveReady(formContext, 'volunteering', [
				'Which role you’d like, if you know.',
				{ question: 'times', text: 'The times you could usually help.' },
			]),
		}),
		steps: [youAndRole(formContext), guardianStep(formContext), timesStep, moreStep(formContext)],
		stages: [
			{ title: 'You and the role', from: 'you' },
			{ title: 'Your times', from: 'times' },
			{ title: 'A little more', from: 'more' },
		],
		send: 'Send',
		privacy: privacy(formContext, 'We use this to find a role that suits you and to ring you about it.'),
		retentionMonths: formContext.rules.retentionMonths,
		about: ({ role }) => {
			const found = formContext.roles.find(({ slug }) => slug === role)
			return found ? { name: found.title, slug: found.slug } : undefined
		},
	}
}

function youAndRole(formContext: FormContext): Step {
	return {
		id: 'you',
		title: 'You and the role',
		fields: [
			{
				kind: formContext.roles.length < 7 ? 'radios' : 'select',
				name: 'role',
				label: 'What would you like to do?',
				missing: 'Select a role, or “Wherever you need me”',
				options: [
					...formContext.roles.map(({ slug, title }) => ({ value: slug, label: title })),
					{ value: 'any', label: 'Wherever you need me' },
				],
			},
			firstName,
			lastName,
			email,
			withoutMissing(phone(formContext)),
			postcode(formContext),
			{
				kind: 'radios',
				name: 'ageBand',
				label: 'How old are you?',
				missing: 'Select how old you are',
				options: [
					{ value: 'under-16', label: 'Under 16' },
					{ value: '16-17', label: '16 or 17' },
					{ value: '18-over', label: '18 or over' },
				],
			},
		],
		check: (answers) => checkMinimumAge(formContext, answers),
	}
}

/** A separate page, because browsers would autofill the volunteer's own address. */
function guardianStep(formContext: FormContext): Step {
	return {
		id: 'guardian',
		title: 'Your parent or guardian',
		intro: 'We’ll ring them before you start.',
		isNeeded: ({ ageBand }) => ageBand === 'under-16' || ageBand === '16-17',
		fields: [
			{
				...firstName,
				name: 'guardianName',
				label: 'Name of a parent or guardian',
				missing: 'Enter the name of a parent or guardian',
				autocomplete: 'off',
			},
			{ ...phone(formContext), name: 'guardianPhone', label: 'Their phone number', autocomplete: 'off' },
			{
				...email,
				name: 'guardianEmail',
				label: 'Their email address',
				autocomplete: 'off',
				missing: 'Enter their email address',
			},
		],
	}
}

function withoutMissing<T extends { missing?: string }>({ missing: _, ...field }: T): Omit<T, 'missing'> {
	return field
}

const MAX_AGE_OF_BAND: Record<string, number> = { 'under-16': 15, '16-17': 17 }

/** Only if the whole age band is too young: 16 to 17 may take a role from 17. */
function checkMinimumAge({ roles }: FormContext, { role, ageBand }: Answers): FieldError[] {
	const found = roles.find(({ slug }) => slug === role)
	const oldest = MAX_AGE_OF_BAND[String(ageBand)]
	if (!found?.minimumAge || oldest === undefined || oldest >= found.minimumAge) return []
	return [
		{
			field: 'role',
			message: `You need to be ${found.minimumAge} or over for ${found.title}. Choose another role, or “Wherever you need me”`,
		},
	]
}

const PARTS = [
	['weekday-am', 'Weekday mornings'],
	['weekday-pm', 'Weekday afternoons'],
	['weekday-evening', 'Weekday evenings'],
	['weekend-am', 'Weekend mornings'],
	['weekend-pm', 'Weekend afternoons'],
	['weekend-evening', 'Weekend evenings'],
] as const

const timesStep: Step = {
	id: 'times',
	title: 'When could you help?',
	fields: [
		{
			kind: 'checkboxes',
			name: 'times',
			label: 'Times you could usually help',
			hint: 'Tick any that might work. We’ll settle on a day together.',
			missing: 'Choose at least one time you could usually help',
			options: PARTS.map(([value, label]) => ({ value, label })),
		},
		yesNo({ name: 'drives', label: 'Do you drive, and have a car you could use?' }),
	],
}

function moreStep(formContext: FormContext): Step {
	return {
		id: 'more',
		title: 'A little more',
		intro: 'All of these are optional.',
		fields: [
			{
				kind: 'textarea',
				name: 'skills',
				label: 'What are you good at?',
				hint: 'With dogs, tools, words or people.',
				max: 500,
			},
			{ kind: 'textarea', name: 'why', label: 'What made you think of us?', max: 500 },
			{
				kind: 'textarea',
				name: 'support',
				label: 'Is there anything that would make it easier for you to help?',
				hint: 'Step-free access, a quiet room, an email rather than a call. Only the person who plans your shifts reads this.',
				max: 500,
				sensitive: true,
			},
			marketing(formContext),
		],
	}
}
