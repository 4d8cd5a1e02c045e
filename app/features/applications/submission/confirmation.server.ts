import type { FormId } from '#domain/forms/form.ts'

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
			'Someone from the team reads it: a person, not a machine.',
			'We ring or email to talk it through, even if the answer is no.',
			'If it sounds right for both of you, you come and meet.',
		],
		prepare: [
			'Talk it over with everyone at home: they’re all welcome at the meeting.',
			'If you rent, ask your landlord for a short note saying a dog is fine.',
			'Check your fences once more, at dog height.',
		],
	},
	fostering: {
		title: 'We have your offer',
		thanks: () => 'Thank you for offering a dog a place on your sofa.',
		next: [
			'We ring to talk about you, your home and the dogs who need a place for a while.',
			'Someone visits you, in person or by video.',
			'When there’s a dog for you, we bring food, bedding and everything else. We pay the vet.',
		],
		prepare: ['Choose a quiet corner for a bed.', 'If you rent, ask whether a dog can stay for a while.'],
	},
	volunteering: {
		title: 'We have your offer',
		thanks: () => 'Thank you for offering your time.',
		next: [
			'The person who looks after that role rings or emails you.',
			'You come for a first visit, to see whether it suits you.',
		],
		prepare: ['Find shoes and a coat you don’t mind getting muddy.'],
	},
	contact: {
		title: 'We have your question',
		thanks: (about) => (about ? `Thank you for asking about ${about}.` : 'Thank you for writing.'),
		next: ['Someone who knows the answer emails or rings you.'],
		prepare: [],
	},
	found: {
		title: 'We have your report',
		thanks: () => 'Thank you for telling us about the dog.',
		next: [
			'We check whether anyone has told us about a missing dog like this one.',
			'We ring or email you either way.',
			'If you haven’t told the dog warden yet, please do that now: it’s where most owners ask first.',
		],
		prepare: [],
	},
	surrender: {
		title: 'We have your message',
		thanks: (about) => `Thank you for telling us about ${about || 'your dog'}.`,
		next: [
			'Someone rings you. Nobody will judge you.',
			'Together you look at what would help: with vet’s bills, food, your landlord, your dog’s behaviour, or a new home.',
			'Until then your dog stays with you, and nothing you wrote is shared with anyone else.',
		],
		prepare: ['Have the vaccination card and the microchip number to hand, if you can find them.'],
	},
}
