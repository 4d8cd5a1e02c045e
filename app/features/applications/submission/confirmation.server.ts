import type { FormId } from '#domain/applications/form.ts'

interface WhatNext {
	title: string
	/** @param about the dog or the role, by name; "" for none */
	thanks(about: string): string
	next: string[]
	prepare: string[]
}

/** Texts of the confirmation page. */
export const CONFIRMATIONS: Record<Exclude<FormId, 'newsletter'>, WhatNext> = {
	adoption: {
		title: 'We have your application',
		thanks: (about) => (about ? `Thank you for thinking of ${about}.` : 'Thank you for thinking of our dogs.'),
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
		title: 'We have your offer',
		thanks: () => 'Thank you for offering a dog a place on your sofa.',
		next: [
			'We ring to talk about you, your home and the dogs who need a place for a while.',
			'Somebody visits, in person or by video.',
			'When a dog fits, we bring food, bedding and everything else. We pay the vet.',
		],
		prepare: ['Think of a quiet corner for a bed.', 'If you rent, ask whether a dog may stay for a while.'],
	},
	volunteering: {
		title: 'We have your offer',
		thanks: () => 'Thank you for offering your time.',
		next: [
			'Whoever looks after that work rings or writes to you.',
			'You come for a first visit, to see whether it suits you.',
		],
		prepare: ['Find shoes and a coat you don’t mind about.'],
	},
	contact: {
		title: 'We have your question',
		thanks: (about) => (about ? `Thank you for asking about ${about}.` : 'Thank you for writing.'),
		next: ['Somebody who knows the answer writes or rings.'],
		prepare: [],
	},
	found: {
		title: 'We have your report',
		thanks: () => 'Thank you for telling us about the dog.',
		next: [
			'We check whether anyone has told us about a missing dog like this one.',
			'We ring or email you either way.',
			'If you haven’t told the dog warden yet, please do that now: it is where most owners ask first.',
		],
		prepare: [],
	},
	surrender: {
		title: 'We have your message',
		thanks: (about) => `Thank you for telling us about ${about || 'your dog'}.`,
		next: [
			'Somebody rings you. Nobody judges you.',
			'Together you look at what would help: with the vet, the food, the landlord, the behaviour, or a new home.',
			'Until then your dog stays with you, and nothing you wrote is shown to anyone else.',
		],
		prepare: ['Have the vaccination card and the microchip number at hand, if you can find them.'],
	},
}
