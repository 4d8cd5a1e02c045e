import type { ANSWERS, Question } from './household.ts'

interface QuestionWords<Q extends Question> {
	ask: string
	hint?: string
	answers: Record<(typeof ANSWERS)[Q][number], string>
}

/** What the questions say. They ask for facts of a usual week; none has a right answer. */
export const QUESTION_WORDS: { [Q in Question]: QuestionWords<Q> } = {
	children: {
		ask: 'Are there children under 16 at home, or visiting often?',
		hint: 'If so, how old is the youngest?',
		answers: {
			none: 'No',
			under_5: 'Under 5',
			'5_to_7': '5 to 7',
			'8_to_9': '8 or 9',
			'10_to_12': '10 to 12',
			'13_to_15': '13 to 15',
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
		ask: 'How long would a dog be alone on a usual day?',
		hint: 'The longest stretch. Count neighbours and walkers as company.',
		answers: {
			hardly: 'Hardly ever',
			hour_1: 'Up to 1 hour',
			hours_2: 'Up to 2 hours',
			hours_3: 'Up to 3 hours',
			hours_4: 'Up to 4 hours',
			longer: 'Longer',
		},
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
		ask: 'How much would you walk on a usual day?',
		hint: 'All walks together, in November as in May.',
		answers: {
			half_hour: 'Up to ½ hour',
			hour: 'Up to 1 hour',
			two_hours: 'Up to 2 hours',
			longer: 'More',
		},
	},
}
