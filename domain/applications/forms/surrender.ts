import type { Form, Step } from '../../forms/form.ts'
import type { FormContext } from '../form-context.ts'
import { foundDogStop } from '../found-dog.ts'
import { isUrgent } from '../submissions/urgent.ts'
import { haveReady } from './have-ready.ts'
import { postcode } from './pages/address.ts'
import { privacy } from './pages/privacy.ts'
import { dogStep, lifeSteps, whyStep } from './pages/surrendered-dog.ts'
import { yesNo } from './pages/yes-no.ts'
import { email, firstName, lastName, phone } from './pages/you.ts'

/** The last URL segment of `routes/apply-ring.tsx`. */
const RING = 'ring'
/** A dog's history may matter for a year. */
const RETENTION_MONTHS = 12

/** For owners who cannot keep their dog. */
export function surrenderForm(formContext: FormContext): Form {
	return {
		id: 'surrender',
		prefix: 'CAN',
		title: 'I can’t keep my dog',
		minutes: 10,
		before: () => ({
			have: haveReady(formContext, 'surrender', [
				{
					question: 'vetPractice',
					text: 'Your vet’s name and the microchip number, if you have them.',
					otherwise: { question: 'microchip', text: 'The microchip number, if you have it.' },
				},
			]),
			know: [
				`If you or the dog aren’t safe now, don’t wait for an answer: ring ${emergencyNumber(formContext)}.`,
				'Nothing you tell us here is shown to anyone outside the charity.',
			],
		}),
		steps: [
			youStep(formContext),
			dogStep,
			{ ...whyStep, stop: ({ reason }) => (reason === 'stray' ? foundDogStop(formContext) : undefined) },
			...lifeSteps,
			{
				id: 'owner',
				title: 'Before you send it',
				fields: [
					{
						kind: 'confirm',
						name: 'isOwner',
						label:
							'I own this dog, or the owner has asked me to write, and what I have written is true as far as I know',
						missing: 'Tick to confirm that you own the dog or are writing for its owner',
					},
				],
			},
		],
		stages: [
			{ title: 'You', from: 'you' },
			{ title: 'Your dog', from: 'dog' },
			{ title: 'Life at home', from: 'life' },
			{ title: 'To finish', from: 'owner' },
		],
		send: 'Send',
		privacy: privacy(formContext, 'We use this to help you and your dog.', RETENTION_MONTHS),
		retentionMonths: RETENTION_MONTHS,
		exitUrl: formContext.region.emergency.exitUrl,
		about: ({ dogName = '' }) => (typeof dogName === 'string' && dogName ? { name: dogName, slug: '' } : undefined),
	}
}

function youStep(formContext: FormContext): Step {
	return {
		id: 'you',
		title: 'How can we reach you?',
		intro: 'People come to us for all sorts of reasons. Nobody here will judge you.',
		fields: [
			{
				...yesNo({
					name: 'safe',
					label: 'Are you and the dog safe now?',
					hint: `If not, ring ${emergencyNumber(formContext)} now.`,
					missing: 'Select whether you and the dog are safe now',
				}),
				sensitive: true,
				discreet: true,
			},
			firstName,
			lastName,
			phone(formContext),
			{ ...email, hint: 'We’ll only write to this address. Choose one that only you read.' },
			postcode(formContext),
		],
		first: (answers) => (isUrgent(answers) ? RING : undefined),
	}
}

function emergencyNumber({ charity, region }: FormContext): string {
	return charity.phone || region.emergency.number
}
