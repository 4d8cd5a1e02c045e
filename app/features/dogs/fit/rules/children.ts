import type { DogNeeds } from '../dog-needs.ts'
import type { Household } from '../household.ts'
import type { Found, Who } from './need.ts'

type Answer = NonNullable<Household['children']>
type Ages = [youngest: number, oldest: number]

/** How old the youngest may be, in whole years; null without children. */
const AGES: Record<Answer, Ages | null> = {
	none: null,
	under_5: [0, 4],
	'5_to_7': [5, 7],
	'8_to_9': [8, 9],
	'10_to_12': [10, 12],
	'13_to_15': [13, 15],
}

/** From here on a home has no children; the same age as in the list and on the profile. */
const NO_LONGER_A_CHILD = 16

/**
 * The least age is the charity's, who saw the dog with children; the household gives a band, so it may lie on both sides of
 * it. A dog whose "no" has an age has said nothing about older children.
 */
export function children(answer: Answer, { goodWith }: DogNeeds, who: Who): Found {
	const { fit } = goodWith.children
	const minAge = goodWith.children.minAge || null
	const ages = AGES[answer]
	if (!ages) return withoutChildren(goodWith.children)
	if (fit === 'unknown') return notSeen(who)
	const need = needed(goodWith.children)
	if (fit === 'no' && (minAge === null || ages[0] < minAge)) return tooYoung(need, who)
	if (minAge !== null && ages[1] < minAge) return tooYoung(need, who)
	if (minAge !== null && ages[0] < minAge) {
		return { verdict: 'talk', ...need, words: `It depends on the age of your youngest: ${who.name} ${need.brief}.` }
	}
	if (fit === 'yes')
		return { verdict: 'met', ...need, words: minAge === null ? 'Yours are welcome.' : 'Yours are old enough.' }
	return {
		verdict: 'talk',
		...CHOOSY,
		words: `It depends on the children. Bring yours to meet ${who.them}, and we will see together.`,
	}
}

const CHOOSY = { title: 'The right children', brief: 'is choosy about children' }

function needed({ fit, minAge }: DogNeeds['goodWith']['children']) {
	if (fit === 'no' && !minAge) return { title: 'A home without children', brief: 'needs a home without children' }
	if (!minAge) return { title: 'Children', brief: 'can live with children' }
	if (minAge >= NO_LONGER_A_CHILD) {
		return { title: `Nobody under ${minAge} at home`, brief: `needs a home without anybody under ${minAge}` }
	}
	return { title: `Children of ${minAge} and over`, brief: `needs children to be ${minAge} or over` }
}

/** A home without children meets any limit; a dog without a limit, or whom nobody tested, asks nothing of it. */
function withoutChildren(limits: DogNeeds['goodWith']['children']): Found {
	if (limits.fit === 'unknown' || (limits.fit === 'yes' && !limits.minAge)) return null
	const need = limits.fit === 'selective' && !limits.minAge ? CHOOSY : needed(limits)
	return { verdict: 'met', ...need, words: 'There are no children at home.' }
}

function tooYoung(need: { title: string; brief: string }, { name, them }: Who): Found {
	return {
		verdict: 'gap',
		...need,
		words: `The people who know ${name} best set this limit. Ring us before you set your heart on ${them}: we will tell you how firm it is.`,
	}
}

function notSeen({ them }: Who): Found {
	return {
		verdict: 'not_known',
		title: 'Children',
		brief: 'has not been seen with children',
		words: `We have not seen ${them} with children yet. Tell us about yours, and we will find out what we can.`,
	}
}
