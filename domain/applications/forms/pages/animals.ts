import type { Field, Step } from '#domain/forms/form.ts'
import { yesNo, yesNoUnsure } from './yes-no.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const

const animalsStep: Step = {
	id: 'animals',
	title: 'Animals at home',
	fields: [
		yesNo({
			name: 'pets',
			label: 'Do other animals live with you?',
			hint: 'Dogs, cats, rabbits, hens, ponies: anyone a new dog would meet.',
			missing: 'Select yes if other animals live with you',
		}),
		{
			kind: 'radios',
			name: 'petsVaccinated',
			label: 'Are they vaccinated?',
			missing: 'Select whether your animals are vaccinated',
			when: { field: 'pets', is: ['yes'] },
			options: [
				{ value: 'yes', label: 'Yes, all who need it' },
				{ value: 'some', label: 'Some of them' },
				{ value: 'no', label: 'No' },
				{ value: 'unsure', label: 'I’m not sure' },
			],
		},
	],
}

/** One page per animal, up to four; the last has a text field for all others. */
export const animalSteps: Step[] = [animalsStep, ...ORDINALS.map((_, index) => animalStep(index + 1))]

function animalStep(number: number): Step {
	const name = (part: string) => `pet${number}${part}`
	const which = ORDINALS[number - 1]
	const isLast = number === ORDINALS.length
	return {
		id: `animal-${number}`,
		title: number === 1 ? 'Your first animal' : `Your ${which} animal`,
		isNeeded: (answers) => (number === 1 ? answers.pets === 'yes' : answers[`pet${number - 1}More`] === 'yes'),
		fields: [
			{
				kind: 'radios',
				name: name('Species'),
				label: 'What is it?',
				missing: 'Select what kind of animal it is',
				options: [
					{ value: 'dog', label: 'Dog' },
					{ value: 'cat', label: 'Cat' },
					{ value: 'small', label: 'Rabbit or another small animal' },
					{ value: 'bird', label: 'Hens or other birds' },
					{ value: 'large', label: 'Horse, sheep or other livestock' },
					{ value: 'other', label: 'Something else' },
				],
			},
			{
				kind: 'radios',
				name: name('Sex'),
				label: 'Female or male?',
				missing: 'Select whether it is female or male',
				options: [
					{ value: 'female', label: 'Female' },
					{ value: 'male', label: 'Male' },
					{ value: 'unsure', label: 'I’m not sure, or there are several' },
				],
			},
			yesNoUnsure({ name: name('Neutered'), label: 'Neutered?', missing: 'Select whether it is neutered' }),
			{
				kind: 'text',
				name: name('Age'),
				label: 'How old is it?',
				hint: 'For example, “4 years” or “about 10”.',
				missing: 'Enter how old it is, like 4 years',
				max: 60,
			},
			{
				kind: 'radios',
				name: name('WithDogs'),
				label: 'How does it get on with dogs?',
				missing: 'Select how it gets on with dogs',
				options: [
					{ value: 'well', label: 'Well' },
					{ value: 'mixed', label: 'With some' },
					{ value: 'badly', label: 'Not well' },
					{ value: 'unknown', label: 'It hasn’t met many' },
				],
			},
			isLast
				? allOthers(name('Others'))
				: yesNo({
						name: name('More'),
						label: 'Is there another animal?',
						missing: 'Select yes if there is another animal',
					}),
		],
	}
}

function allOthers(name: string): Field {
	return { kind: 'textarea', name, label: 'Who else is there?', hint: 'All the others, in a few words each.', max: 500 }
}
