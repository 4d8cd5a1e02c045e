import type { FormContext } from '#domain/applications/form-context.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { Field, LineField, Step, Stop } from '#domain/forms/form.ts'
import { yesNo } from './yes-no.ts'

export const firstName: LineField = {
	kind: 'text',
	name: 'firstName',
	label: 'First name',
	missing: 'Enter your first name',
	max: 80,
	autocomplete: 'given-name',
}

export const lastName: LineField = {
	kind: 'text',
	name: 'lastName',
	label: 'Last name',
	missing: 'Enter your last name',
	max: 80,
	autocomplete: 'family-name',
}

export const email: LineField = {
	kind: 'email',
	name: 'email',
	label: 'Email address',
	hint: 'We’ll only write to this address.',
	missing: 'Enter your email address',
	invalid: 'Enter an email address in the correct format, like name@example.com',
	max: 254,
	autocomplete: 'email',
}

export function phone({ region }: FormContext): LineField {
	return {
		kind: 'tel',
		name: 'phone',
		label: 'Phone number',
		hint: region.phone.hint,
		missing: region.phone.invalid,
		invalid: region.phone.invalid,
		read: region.phone.read,
		max: 40,
		autocomplete: 'tel',
	}
}

interface Purpose {
	purpose: 'adopt' | 'foster'
	/** Ends the form for minors. */
	young(minimumAge: number): Stop
}

export function youStep(formContext: FormContext, { purpose, young }: Purpose): Step {
	const { minimumAge } = formContext.rules
	const fields: Field[] = [
		firstName,
		lastName,
		email,
		phone(formContext),
		yesNo({ name: 'mayText', label: 'Can we text you on that number?' }),
		{
			kind: 'radios',
			name: 'bestTime',
			label: 'When is a good time to ring?',
			options: [
				{ value: 'morning', label: 'Mornings' },
				{ value: 'afternoon', label: 'Afternoons' },
				{ value: 'evening', label: 'Evenings' },
				{ value: 'any', label: 'Any time' },
			],
		},
		yesNo({
			name: 'adult',
			label: `Are you ${minimumAge} or over?`,
			hint: `You must be ${minimumAge} to ${purpose}.`,
			missing: `Select yes if you are ${minimumAge} or over`,
		}),
	]
	return {
		id: 'you',
		title: 'About you',
		fields,
		stop: (answers: Answers) => (answers.adult === 'no' ? young(minimumAge) : undefined),
	}
}
