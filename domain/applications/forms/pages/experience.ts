import type { Step } from '#domain/forms/form.ts'
import { yesNo } from './yes-no.ts'

export const experienceStep: Step = {
	id: 'experience',
	title: 'You and dogs',
	fields: [
		{
			kind: 'radios',
			name: 'experience',
			label: 'How much experience do you have with dogs?',
			missing: 'Select how much experience you have with dogs',
			options: [
				{ value: 'none', label: 'This would be my first' },
				{ value: 'some', label: 'Some', hint: 'A family dog, or a friend’s dog you know well.' },
				{ value: 'lots', label: 'A lot', hint: 'Several dogs of your own, or work with dogs.' },
			],
		},
		{ kind: 'text', name: 'breedExperience', label: 'Have you known a dog of this breed or type?', max: 200 },
		{
			kind: 'checkboxes',
			name: 'support',
			label: 'Which of these could you help a dog with?',
			hint: 'Tick any you’d be happy to take on, with our help.',
			options: [
				{ value: 'house-training', label: 'House training' },
				{ value: 'lead', label: 'Pulling on the lead' },
				{ value: 'alone', label: 'Learning to be alone' },
				{ value: 'shy', label: 'Being shy of people' },
				{ value: 'dogs', label: 'Barking at other dogs' },
				{ value: 'medicine', label: 'Daily medicine' },
				{ value: 'old-age', label: 'Old age' },
			],
		},
	],
}

/** For the law and the dog's safety. */
export const historyStep: Step = {
	id: 'history',
	title: 'Two questions we ask everyone',
	titleForOne: 'A question we ask everyone',
	intro: 'Answering yes doesn’t rule you out. We read your answer with care, and only the people who decide see it.',
	fields: [
		{
			...yesNo({
				name: 'gaveUp',
				label: 'Have you ever had to give up an animal, or had one taken from you?',
				missing: 'Select yes if you have given up an animal or had one taken from you',
			}),
			sensitive: true,
		},
		{
			kind: 'textarea',
			name: 'gaveUpWhy',
			label: 'What happened?',
			missing: 'Enter what happened, in a sentence or two',
			max: 600,
			when: { field: 'gaveUp', is: ['yes'] },
			sensitive: true,
		},
		{
			...yesNo({
				name: 'offence',
				label: 'Has anyone at home been banned from keeping animals, or convicted of an offence against one?',
				missing: 'Select yes if anyone at home has been banned or convicted',
			}),
			sensitive: true,
		},
		{
			kind: 'textarea',
			name: 'offenceWhat',
			label: 'Please tell us about it',
			missing: 'Enter what it was and when, in a sentence or two',
			max: 600,
			when: { field: 'offence', is: ['yes'] },
			sensitive: true,
		},
	],
}
