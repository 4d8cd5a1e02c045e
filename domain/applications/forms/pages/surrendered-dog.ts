import type { Step } from '#domain/forms/form.ts'
import { cleanCode } from '#lib/text/clean.ts'
import { yesNo, yesNoUnsure } from './yes-no.ts'

/** Fifteen digits (ISO 11784), with any spacing. */
function readMicrochip(typed: string): string | undefined {
	const digits = cleanCode(typed).replace(/[\s.-]/g, '')
	return /^\d{15}$/.test(digits) ? digits : undefined
}

export const dogStep: Step = {
	id: 'dog',
	title: 'Your dog',
	fields: [
		{ kind: 'text', name: 'dogName', label: 'Name', missing: 'Enter your dog’s name', max: 80 },
		{
			kind: 'text',
			name: 'dogAge',
			label: 'Age',
			hint: 'For example, “4 years” or “about 10”.',
			missing: 'Enter your dog’s age, like 4 years',
			max: 60,
		},
		{
			kind: 'radios',
			name: 'dogSex',
			label: 'Female or male?',
			missing: 'Select whether your dog is female or male',
			options: [
				{ value: 'female', label: 'Female' },
				{ value: 'male', label: 'Male' },
			],
		},
		yesNoUnsure({ name: 'dogNeutered', label: 'Neutered?' }),
		{ kind: 'text', name: 'dogBreed', label: 'Breed or type', hint: 'A guess is fine.', max: 120 },
		{ kind: 'text', name: 'dogWeight', label: 'Weight', hint: 'For example, “about 20 kg”.', max: 60 },
		{
			kind: 'text',
			name: 'microchip',
			label: 'Microchip number',
			hint: '15 digits, often starting with 9. Leave this blank if you don’t have it.',
			invalid: 'Enter the 15 digits of the microchip, or leave it blank',
			read: readMicrochip,
			max: 30,
			inputMode: 'numeric',
		},
		yesNoUnsure({ name: 'registered', label: 'Is the chip registered to you?' }),
	],
}

/** All reasons except a stray, which ends the form. */
const OWNED = { field: 'reason', is: ['housing', 'money', 'health', 'time', 'behaviour', 'animals', 'family', 'other'] }

export const whyStep: Step = {
	id: 'why',
	title: 'What has happened?',
	fields: [
		{
			kind: 'select',
			name: 'reason',
			label: 'What is the main reason?',
			missing: 'Select the main reason',
			options: [
				{ value: 'housing', label: 'Moving, or a landlord who says no' },
				{ value: 'money', label: 'Money' },
				{ value: 'health', label: 'Illness, or a death' },
				{ value: 'time', label: 'Not enough time' },
				{ value: 'behaviour', label: 'The dog’s behaviour' },
				{ value: 'animals', label: 'Trouble with another animal' },
				{ value: 'family', label: 'A baby, or a change at home' },
				{ value: 'stray', label: 'The dog isn’t mine: I found it' },
				{ value: 'other', label: 'Something else' },
			],
		},
		{ kind: 'textarea', name: 'reasonMore', label: 'Tell us more', max: 1000, sensitive: true, when: OWNED },
		{
			kind: 'radios',
			name: 'howSoon',
			label: 'How soon?',
			missing: 'Select how soon your dog needs somewhere to go',
			when: OWNED,
			options: [
				{ value: 'days', label: 'Within days' },
				{ value: 'weeks', label: 'Within weeks' },
				{ value: 'months', label: 'There’s no rush' },
				{ value: 'keep', label: 'I would keep my dog if I had help' },
			],
		},
	],
}

const homeLifeStep: Step = {
	id: 'life',
	title: 'Life at home',
	fields: [
		{
			kind: 'checkboxes',
			name: 'livesWith',
			label: 'Who does your dog live with?',
			options: [
				{ value: 'children', label: 'Children' },
				{ value: 'dogs', label: 'Other dogs' },
				{ value: 'cats', label: 'Cats' },
				{ value: 'others', label: 'Other animals' },
			],
		},
		yesNoUnsure({ name: 'houseTrained', label: 'Is your dog house-trained?' }),
		{
			kind: 'number',
			name: 'aloneHours',
			label: 'How long can your dog be left alone?',
			invalid: 'Hours must be a number between 0 and 24',
			min: 0,
			max: 24,
			isInteger: false,
			unit: 'hours',
		},
		{ kind: 'textarea', name: 'health', label: 'Any illnesses, medicines or operations', max: 600 },
		{ kind: 'text', name: 'vetPractice', label: 'Your vet’s practice and town', max: 200 },
		{
			kind: 'checkboxes',
			name: 'vetPermission',
			belongsTo: 'vetPractice',
			isConsent: true,
			label: 'May we ring them?',
			options: [{ value: 'yes', label: 'Yes, you may ask my vet' }],
		},
	],
}

/** A bite does not end the form, so that people have no reason to hide it. */
const biteStep: Step = {
	id: 'bites',
	title: 'Has your dog ever bitten or snapped?',
	intro: 'A yes doesn’t end this form. It tells us how to keep everyone safe.',
	fields: [
		{
			...yesNoUnsure({
				name: 'bitten',
				label: 'Has your dog bitten or snapped at anyone?',
				missing: 'Select whether your dog has bitten or snapped',
			}),
			sensitive: true,
		},
		{
			kind: 'textarea',
			name: 'bittenWhat',
			label: 'Who was it, when, and what led up to it?',
			missing: 'Enter who it was and what happened, in a sentence or two',
			max: 1000,
			when: { field: 'bitten', is: ['yes'] },
			sensitive: true,
		},
		{
			...yesNo({ name: 'brokeSkin', label: 'Did it break the skin?', when: { field: 'bitten', is: ['yes'] } }),
			sensitive: true,
		},
	],
}

export const lifeSteps: Step[] = [homeLifeStep, biteStep]
