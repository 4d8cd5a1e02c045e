import type { Fit } from '#content/model/content.ts'
import type { Found, Who } from './need.ts'

interface Company {
	/** "other dogs" */
	many: string
	/** "your dog": those of the household. */
	yours: string
	/** "There is no other dog at home" */
	none: string
	ask: string
	meeting: string
}

export const OTHER_DOGS: Company = {
	many: 'other dogs',
	yours: 'your dog',
	none: 'There is no other dog at home',
	ask: 'Tell us about yours before you fall in love: now and then it is one kind of dog, and not all.',
	meeting: 'It depends on your dog. We arrange a first meeting, on neutral ground and with time.',
}

export const CATS: Company = {
	many: 'cats',
	yours: 'your cat',
	none: 'There are no cats at home',
	ask: 'Ring us before you visit, for your cat’s sake: we will be frank about the chances.',
	meeting:
		'It depends on your cat, and on whether it has lived with a dog. They would meet at home, slowly, with a gate between them: tell us about yours first.',
}

export const SMALL_PETS: Company = {
	many: 'small pets',
	yours: 'your small pets',
	none: 'There are no small pets at home',
	ask: 'If they live where no dog can get at them, ring us, and we will talk it through.',
	meeting:
		'It depends on what they are and where they live. A room or a run of their own, out of reach, is what it would take: tell us about them.',
}

/**
 * Whether a dog can live with the animals of a home. "selective" needs a meeting, "unknown" is neither yes nor no.
 * Without such animals neither a yes nor an unknown is a need.
 */
export function company(has: 'none' | 'some', fit: Fit, animals: Company, who: Who): Found {
	const { many, yours, none } = animals
	const without = { title: `A home without ${many}`, brief: `needs a home without ${many}` }
	const choosy = { title: capitalised(many), brief: `is choosy about ${many}` }
	if (has === 'none') {
		if (fit === 'no') return { verdict: 'met', ...without, words: `${none}.` }
		if (fit === 'selective') return { verdict: 'met', ...choosy, words: `${none}.` }
		return null
	}
	switch (fit) {
		case 'yes':
			return {
				verdict: 'met',
				title: capitalised(many),
				brief: `can live with ${many}`,
				words: `${who.name} can live with ${many}.`,
			}
		case 'selective':
			return {
				verdict: 'talk',
				...choosy,
				words: animals.meeting,
			}
		case 'no':
			return { verdict: 'gap', ...without, words: animals.ask }
		case 'unknown':
			return {
				verdict: 'not_known',
				title: capitalised(many),
				brief: `has not been seen with ${many}`,
				words: `We have not seen ${who.them} with ${many} yet. Tell us about ${yours}, and we will find out.`,
			}
	}
}

function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
