import { hoursInWords } from '#domain/dogs/hours.ts'
import type { DogNeeds } from '../dog-needs.ts'
import type { Household } from '../household.ts'
import type { Found, Who } from './need.ts'

type Answer = NonNullable<Household['alone']>

/** Most rescues let no dog be left for longer. Also the meaning of "longer" in version 1. */
const MAX_ANY_DOG_HOURS = 4
/** One hour too long can be trained, so it is no gap. */
const WITHIN_REACH_HOURS = 1

/**
 * How long the dog can be left, against the longest time alone on a usual day. A dog that can do four hours can do a
 * longer day with a visit halfway, if neither half is longer; anything beyond is a gap.
 */
export function alone(answer: Answer, { hoursAlone }: DogNeeds, who: Who): Found {
	if (hoursAlone === null) return notKnown(who)
	const need = needed(hoursAlone)
	if (answer === 'longer') return longerThanFour(hoursAlone, need, who)
	if (answer <= hoursAlone) {
		return {
			verdict: 'met',
			...need,
			words: answer === 0 ? 'Somebody is nearly always there.' : 'You are back in time.',
		}
	}
	const excess = hoursInWords(answer - hoursAlone)
	if (answer <= hoursAlone + WITHIN_REACH_HOURS) {
		return { verdict: 'talk', ...need, words: `Your day is ${excess} longer. ${TOGETHER}` }
	}
	if (hoursAlone >= MAX_ANY_DOG_HOURS && answer <= 2 * hoursAlone) {
		return {
			verdict: 'talk',
			...need,
			words: `Your day is ${excess} longer. With somebody there halfway it could work.`,
		}
	}
	return { verdict: 'gap', ...need, words: tooLong(`${excess} longer`, who) }
}

/** A version 1 answer: more than four hours. */
function longerThanFour(hoursAlone: number, need: { title: string; brief: string }, who: Who): Found {
	return hoursAlone + WITHIN_REACH_HOURS <= MAX_ANY_DOG_HOURS
		? { verdict: 'gap', ...need, words: tooLong('longer', who) }
		: {
				verdict: 'talk',
				...need,
				words: 'You told us more than 4 hours. How many? Change your answers, and we can say more.',
			}
}

const TOGETHER = 'A neighbour, a walker or a day at work together can shorten it.'

function tooLong(longer: string, { they }: Who): string {
	return `Your day is ${longer} than ${they} can manage now. ${TOGETHER} Ring us, and we will think it through with you.`
}

function needed(hours: number) {
	if (hours <= 0) return { title: 'Somebody there all day', brief: 'can’t be left alone for now' }
	const time = hoursInWords(hours)
	return { title: `Alone for up to ${time}`, brief: `can be left for ${time} at most` }
}

function notKnown({ them }: Who): Found {
	return {
		verdict: 'not_known',
		title: 'Time alone',
		brief: 'has not been left alone for long',
		words: `We have not left ${them} alone for long yet. Tell us about your day, and we will try it out.`,
	}
}
