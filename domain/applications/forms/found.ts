import type { Form, Step } from '../../forms/form.ts'
import type { FormContext } from '../form-context.ts'
import { haveReady } from './have-ready.ts'
import { privacy } from './pages/privacy.ts'
import { checkReplyContact, replyFields } from './pages/reply.ts'
import { yesNo, yesNoUnsure } from './pages/yes-no.ts'

/** The report of a stray dog, without questions about ownership: the sender is not the owner. */
export function foundForm(formContext: FormContext): Form {
	return {
		id: 'found',
		prefix: 'FND',
		title: 'I’ve found a dog',
		minutes: 3,
		before: () => ({
			have: haveReady(formContext, 'found', [
				'Where and when you found it.',
				{ question: 'description', text: 'What it looks like, and what its tag says, if it has one.' },
			]),
		}),
		steps: [dogStep(formContext), youStep(formContext)],
		stages: [
			{ title: 'The dog', from: 'dog' },
			{ title: 'You', from: 'you' },
		],
		send: 'Send my report',
		privacy: privacy(formContext, 'We use this to help the dog get back to its owner.'),
		retentionMonths: formContext.rules.retentionMonths,
		about: () => undefined,
	}
}

function dogStep({ region, today }: FormContext): Step {
	return {
		id: 'dog',
		title: 'The dog you found',
		fields: [
			{
				kind: 'text',
				name: 'foundWhere',
				label: 'Where did you find it?',
				hint: 'A street and a town, or the postcode.',
				missing: 'Enter where you found the dog, like Mill Lane, Thornford',
				max: 200,
			},
			{
				kind: 'date',
				name: 'foundOn',
				label: 'When was that?',
				hint: 'For example, 21 11 2026.',
				missing: 'Enter the date you found the dog',
				invalid: 'Enter a real date, with a day, a month and a four-digit year',
				latest: { date: today, message: 'Enter a date that is today or earlier' },
			},
			{
				kind: 'textarea',
				name: 'description',
				label: 'What does the dog look like?',
				hint: 'Size, colour, coat, collar and tag, and whether it seems well.',
				missing: 'Enter what the dog looks like, in a sentence or two',
				max: 1000,
			},
			{
				kind: 'radios',
				name: 'whereNow',
				label: 'Where is the dog now?',
				missing: 'Select where the dog is now',
				options: [
					{ value: 'me', label: 'With me' },
					{ value: 'warden', label: `With ${region.strays.warden}` },
					{ value: 'vet', label: 'At a vet’s' },
					{ value: 'loose', label: 'I saw it but couldn’t catch it' },
				],
			},
			yesNoUnsure({
				name: 'hurt',
				label: 'Is the dog hurt or ill?',
				hint: 'If it is, ring the nearest vet now.',
				missing: 'Select whether the dog is hurt or ill',
			}),
			yesNo({ name: 'reported', label: `Have you told ${region.strays.warden}?` }),
			yesNoUnsure({ name: 'scanned', label: 'Has anyone scanned it for a microchip?' }),
		],
	}
}

function youStep(formContext: FormContext): Step {
	return { id: 'you', title: 'How can we reach you?', fields: replyFields(formContext), check: checkReplyContact }
}
