import type { ANSWERS, InHours } from './household.ts'

interface QuestionParams {
	ask: string
	hint?: string
}

interface QuestionWords<Q extends keyof typeof ANSWERS> extends QuestionParams {
	answers: Record<(typeof ANSWERS)[Q][number], string>
}

/** Texts of the questions, about facts of a usual week: no answer is right or wrong. */
export const QUESTION_WORDS: { [Q in keyof typeof ANSWERS]: QuestionWords<Q> } & Record<InHours, QuestionParams> = {
	children: {
		ask: 'How old is the youngest child at home, or visiting often?',
		answers: {
			none_under_18: 'No children',
			under_5: 'Under 5',
			'5_to_7': '5 to 7',
			'8_to_9': '8 or 9',
			'10_to_12': '10 to 12',
			'13_to_15': '13 to 15',
			'16_to_17': '16 or 17',
		},
	},
	dogs: { ask: 'Is there a dog at home already?', answers: { none: 'No', some: 'Yes' } },
	cats: { ask: 'Is there a cat?', answers: { none: 'No', some: 'Yes' } },
	small_pets: {
		ask: 'Are there rabbits, hens or other small pets?',
		answers: { none: 'No', some: 'Yes' },
	},
	garden: {
		ask: 'Have you a garden, and how high is its fence?',
		hint: 'At its lowest place. A guess will do, and many of our dogs need no garden.',
		answers: {
			none: 'No garden',
			open: 'Shared, or not fenced all round',
			fence_low: 'Fenced, lower than 1.2 m',
			fence_120: '1.2 m or more (about 4 ft)',
			fence_150: '1.5 m or more (about 5 ft)',
			fence_180: '1.8 m or more (about 6 ft)',
		},
	},
	alone: {
		ask: 'How many hours would a dog be alone on a usual day?',
		hint: 'The longest stretch; 0 when somebody is nearly always there. Count neighbours and walkers as company. Leave it empty to skip.',
	},
	experience: {
		ask: 'Have you lived with a dog before?',
		answers: {
			first: 'This would be our first',
			some: 'Yes, we have',
			lots: 'Yes, and one was hard work',
		},
	},
	walks: {
		ask: 'How many hours would you walk on a usual day?',
		hint: 'All walks together, in November as in May; 0.5 is half an hour. Leave it empty to skip.',
	},
	hair: {
		ask: 'Is anybody allergic to dogs, or is hair in the house a problem?',
		hint: 'No dog is free of what people are allergic to. Some lose far less hair than others.',
		answers: {
			no_matter: 'No, hair is no problem',
			little: 'We would like little hair',
			allergy: 'Yes, somebody is allergic',
		},
	},
	renting: {
		ask: 'Is your home rented, or somebody else’s?',
		answers: {
			own: 'No, it is ours',
			agreed: 'Yes, and a dog is allowed in writing',
			not_asked: 'Yes, and we have not asked yet',
		},
	},
}
