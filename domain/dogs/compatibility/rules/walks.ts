import { hoursInWords } from '#domain/dogs/hours.ts'
import type { DogNeeds } from '../dog-needs.ts'
import type { Household } from '../household.ts'
import type { Found, Who } from './need.ts'

type Answer = NonNullable<Household['walks']>

/** A shortage of walks up to this is a talk; more is a gap. */
const WITHIN_REACH_MINUTES = 30
/** The meaning of "longer" in version 1. */
const LONGER_THAN_MINUTES = 120

/**
 * The recorded minutes a day against the household's. Energy is ignored, because the minutes include it. More walks
 * than needed are no mismatch.
 */
export function walks(answer: Answer, { exerciseMinutes }: DogNeeds, who: Who): Found {
	if (exerciseMinutes === null) return notKnown(who)
	const time = timeInWords(exerciseMinutes)
	const need = { title: `About ${time} of walks a day`, brief: `needs about ${time} of walks` }
	const short = exerciseMinutes - (answer === 'longer' ? LONGER_THAN_MINUTES : answer * 60)
	if (short <= 0) return { verdict: 'met', ...need, words: 'That is a usual day for you.' }
	if (answer === 'longer') {
		const words = 'You told us more than 2 hours. How many? Change your answers, and we can say more.'
		return { verdict: 'talk', ...need, words }
	}
	return short <= WITHIN_REACH_MINUTES
		? {
				verdict: 'talk',
				...need,
				words: `That is a little more than you walk now. It may be just the push you wanted.`,
			}
		: {
				verdict: 'gap',
				...need,
				words: `That is ${hoursInWords(short / 60)} more than you walk now. Come for a walk with ${who.them} and see; a walker can share it with you.`,
			}
}

/** "25 minutes", "an hour", "1½ hours". */
function timeInWords(minutes: number): string {
	if (minutes < 60) return `${minutes} minutes`
	const halves = Math.round(minutes / 30)
	if (halves === 2) return 'an hour'
	return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} hours`
}

function notKnown({ they, verb }: Who): Found {
	return {
		verdict: 'not_known',
		title: 'Walks',
		brief: 'needs walks: how long is not known yet',
		words: `We do not know yet how much ${they} ${verb('need')}. Come and find out with us.`,
	}
}
