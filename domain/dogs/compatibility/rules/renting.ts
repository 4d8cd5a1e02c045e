import type { Household } from '../household.ts'
import type { Found } from './need.ts'

type Answer = NonNullable<Household['renting']>

const NEED = { title: 'A note from your landlord', brief: 'needs a note from your landlord' }

/** Decides the same for every dog: it concerns the home. */
export function renting(answer: Answer): Found {
	switch (answer) {
		case 'own':
			return null
		case 'agreed':
			return { verdict: 'met', ...NEED, words: 'You have it in writing. We ask to see it before a dog moves in.' }
		case 'not_asked':
			return {
				verdict: 'talk',
				...NEED,
				words:
					'Ask for a note that a dog may live with you: we ask to see it before a dog moves in. You can visit before that.',
			}
	}
}
