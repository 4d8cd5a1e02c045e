import type { DogNeeds } from '../dog-needs.ts'
import type { Household } from '../household.ts'
import type { Found, Who } from './need.ts'

type Answer = NonNullable<Household['walks']>

/** Up to how many minutes of walks the household does on a usual day: the Kennel Club's bands. */
const MINUTES: Record<Answer, number> = {
	half_hour: 30,
	hour: 60,
	two_hours: 120,
	longer: Number.POSITIVE_INFINITY,
}

/** A household that is short by no more than this finds the time by getting up earlier; more is another way of living. */
const WITHIN_REACH = 30

/**
 * The minutes a day the charity wrote down against the upper end of the household's band: people who say "up to an hour"
 * can do an hour. Energy is not counted, because minutes already say what it asks of a home. More walks than a dog needs
 * are never held against anybody: the dog says when to turn back.
 */
export function walks(answer: Answer, { exerciseMinutes }: DogNeeds, who: Who): Found {
	if (exerciseMinutes === null) return notKnown(who)
	const time = timeInWords(exerciseMinutes)
	const need = { title: `About ${time} of walks a day`, brief: `needs about ${time} of walks` }
	const short = exerciseMinutes - MINUTES[answer]
	if (short <= 0) return { verdict: 'met', ...need, words: 'That is a usual day for you.' }
	return short <= WITHIN_REACH
		? {
				verdict: 'talk',
				...need,
				words: `That is a little more than you walk now. It may be just the push you wanted.`,
			}
		: {
				verdict: 'gap',
				...need,
				words: `That is a good deal more than you walk now. Come for a walk with ${who.them} and see; a walker can share it with you.`,
			}
}

/** "25 minutes", "an hour", "1½ hours", as the profile has it. */
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
