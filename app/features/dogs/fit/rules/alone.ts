import type { DogNeeds } from '../dog-needs.ts'
import type { Household } from '../household.ts'
import type { Found, Who } from './need.ts'

type Answer = NonNullable<Household['alone']>

/** The longest time of a usual day in hours. */
const HOURS: Record<Answer, number> = {
	hardly: 0,
	hour_1: 1,
	hours_2: 2,
	hours_3: 3,
	hours_4: 4,
	longer: Number.POSITIVE_INFINITY,
}

/** Four hours is the longest most rescues let any dog be left, so a dog who can do four is not asked for more here. */
const LONGEST_FOR_ANY_DOG = 4
/** Dogs learn to be alone in small steps, so an hour too long is a plan to make and no gap. */
const WITHIN_REACH = 1

/**
 * How long the dog can be left against the longest time on a usual day. More than four hours is a talk with every dog who
 * can do four, because somebody can come by, and a gap with the others.
 */
export function alone(answer: Answer, { hoursAlone }: DogNeeds, who: Who): Found {
	const hours = HOURS[answer]
	if (hoursAlone === null) return notKnown(who)
	const need = needed(hoursAlone)
	if (hours <= hoursAlone) {
		return {
			verdict: 'met',
			...need,
			words: hours === 0 ? 'Somebody is nearly always there.' : 'You are back in time.',
		}
	}
	const isNear = hours <= hoursAlone + WITHIN_REACH || hoursAlone >= LONGEST_FOR_ANY_DOG
	return isNear
		? { verdict: 'talk', ...need, words: `Your day is a little longer. ${TOGETHER}` }
		: {
				verdict: 'gap',
				...need,
				words: `Your day is longer than ${who.they} can manage now. ${TOGETHER} Ring us, and we will think it through with you.`,
			}
}

const TOGETHER = 'A neighbour, a walker or a day at work together can shorten it.'

function needed(hours: number) {
	if (hours <= 0) return { title: 'Somebody there all day', brief: 'can’t be left alone for now' }
	const time = hours === 1 ? '1 hour' : `${hours} hours`
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
