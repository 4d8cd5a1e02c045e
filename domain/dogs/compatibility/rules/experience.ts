import type { DogNeeds } from '../dog-needs.ts'
import type { Household } from '../household.ts'
import type { Found, Who } from './need.ts'

type Answer = NonNullable<Household['experience']>

const RANK: Record<Answer, number> = { first: 0, some: 1, lots: 2 }
const NEEDED = { none: 0, some: 1, lots: 2 }

const WORDS = {
	none: { title: 'A first dog is fine', brief: 'is fine as a first dog' },
	some: { title: 'Some experience of dogs', brief: 'needs some experience of dogs' },
	lots: { title: 'Lots of experience of dogs', brief: 'needs lots of experience of dogs' },
}

/**
 * One step short is a talk: people learn, and we help after the adoption. A first dog that needs lots of experience is
 * a gap.
 */
export function experience(answer: Answer, dog: DogNeeds, who: Who): Found {
	if (dog.experience === 'unknown') return notKnown(who)
	const need = WORDS[dog.experience]
	const short = NEEDED[dog.experience] - RANK[answer]
	if (dog.experience === 'none') {
		return answer === 'first'
			? { verdict: 'met', ...need, words: `You would learn together, ${who.name} and you.` }
			: null
	}
	if (short <= 0) return { verdict: 'met', ...need, words: 'You have lived with dogs before, and it will help.' }
	return short === 1
		? {
				verdict: 'talk',
				...need,
				words: `Come and meet ${who.them}. We show you what ${who.they} ${who.verb('need')} and stay in touch after.`,
			}
		: {
				verdict: 'gap',
				...need,
				words: `${who.name} would be a lot for a first dog. Have you friends, or a trainer, who know dogs well? Ring us and we will be frank.`,
			}
}

function notKnown({ them }: Who): Found {
	return {
		verdict: 'not_known',
		title: 'Your experience',
		brief: 'may need experience: not known yet',
		words: `We are still getting to know ${them}. Ask us what would help.`,
	}
}
