import type { FormId } from './form.server.ts'

interface WhatNext {
	/** The heading of the page that thanks. */
	thanks: string
	/** What happens, in order. */
	next: string[]
	/** What somebody can do meanwhile. */
	prepare: string[]
}

/** What the page after sending says, beside the reference and the day of the answer. */
export const WHAT_NEXT: Record<Exclude<FormId, 'newsletter'>, WhatNext> = {
	adoption: {
		thanks: 'We have your application',
		next: [
			'Somebody from the team reads it. A person, not a machine.',
			'We ring or write to talk it through, also when the answer is no.',
			'If it looks right for both of you, you come and meet.',
		],
		prepare: [
			'Talk it over with everyone at home: they are all welcome at the meeting.',
			'If you rent, ask your landlord for a line that says a dog is all right.',
			'Look at your fences once more, at dog height.',
		],
	},
	fostering: {
		thanks: 'We have your offer',
		next: [
			'We ring to talk about you, your home and the dogs who need a place for a while.',
			'Somebody visits, in person or by video.',
			'When a dog fits, we bring food, bedding and everything else. We pay the vet.',
		],
		prepare: ['Think of a quiet corner for a bed.', 'If you rent, ask whether a dog may stay for a while.'],
	},
	volunteering: {
		thanks: 'We have your offer',
		next: [
			'Whoever looks after that work rings or writes to you.',
			'You come for a first visit, to see whether it suits you.',
		],
		prepare: ['Find shoes and a coat you don’t mind about.'],
	},
	contact: {
		thanks: 'We have your question',
		next: ['Somebody who knows the answer writes or rings.'],
		prepare: [],
	},
	surrender: {
		thanks: 'We have your message',
		next: [
			'Somebody rings you. Nobody judges you.',
			'Together you look at what would help: with the vet, the food, the landlord, the behaviour, or a new home.',
			'Until then your dog stays with you, and nothing you wrote is shown to anyone else.',
		],
		prepare: ['Have the vaccination card and the microchip number at hand, if you can find them.'],
	},
}
