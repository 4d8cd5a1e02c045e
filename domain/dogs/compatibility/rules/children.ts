import { type ChildrenLimits, childrenLimits, fitWithAges, minAgeOf } from '#domain/dogs/children.ts'
import type { DogNeeds } from '../dog-needs.ts'
import type { Household } from '../household.ts'
import type { Found, Who } from './need.ts'

type Answer = NonNullable<Household['children']>
type Ages = [youngest: number, oldest: number]

/** Age range of the youngest; null without children. */
const AGES: Record<Exclude<Answer, 'none'>, Ages | null> = {
	none_under_18: null,
	under_5: [0, 4],
	'5_to_7': [5, 7],
	'8_to_9': [8, 9],
	'10_to_12': [10, 12],
	'13_to_15': [13, 15],
	'16_to_17': [16, 17],
}

/**
 * The minimum age is the charity's, from observation; the limit may lie within the household's age band. A "no" with an
 * age says nothing about older children.
 */
export function children(answer: Answer, dog: DogNeeds, who: Who): Found {
	const limits = childrenLimits(dog)
	if (answer === 'none') return nobodyUnder16(limits, who)
	const ages = AGES[answer]
	if (!ages) return withoutChildren(limits)
	const [youngest, oldest] = ages
	const need = needed(limits)
	switch (fitWithAges(limits, { youngest, oldest })) {
		case 'no':
			return tooYoung(need, who)
		case 'unknown':
			return notSeen(limits, who)
		case 'selective':
			return youngest < limits.noUnder ? dependsOnAge(need, who) : dependsOnChild(who)
		case 'yes':
			return { verdict: 'met', ...need, words: limits.noUnder > 0 ? 'Yours are old enough.' : 'Yours are welcome.' }
	}
}

const CHOOSY = { title: 'The right children', brief: 'is choosy about children' }

function needed(limits: ChildrenLimits) {
	const age = minAgeOf(limits)
	if (limits.from === 'no') return { title: 'A home without children', brief: 'needs a home without children' }
	if (age === undefined) return { title: 'Children', brief: 'can live with children' }
	return { title: `No children under ${age}`, brief: `needs children to be ${age} or over` }
}

/** A home without children meets any limit; a dog without a limit or untested needs nothing. */
function withoutChildren(limits: ChildrenLimits): Found {
	if (limits.noUnder === 0 && limits.from !== 'selective') return null
	const need = limits.noUnder === 0 ? CHOOSY : needed(limits)
	return { verdict: 'met', ...need, words: 'There are no children at home.' }
}

/** A version 1 answer: people of 16 and 17 may live there or not. */
function nobodyUnder16(limits: ChildrenLimits, { name }: Who): Found {
	if (limits.noUnder <= 16) return withoutChildren(limits)
	const words = `You told us that nobody is under 16. ${name} needs a home without anybody under ${limits.noUnder}: is that yours?`
	return { verdict: 'talk', ...needed(limits), words }
}

function dependsOnAge(need: { title: string; brief: string }, { name }: Who): Found {
	return { verdict: 'talk', ...need, words: `It depends on the age of your youngest: ${name} ${need.brief}.` }
}

function dependsOnChild({ them }: Who): Found {
	return {
		verdict: 'talk',
		...CHOOSY,
		words: `It depends on the children. Bring yours to meet ${them}, and we will see together.`,
	}
}

function tooYoung(need: { title: string; brief: string }, { name, them }: Who): Found {
	return {
		verdict: 'gap',
		...need,
		words: `The people who know ${name} best set this limit. Ring us before you set your heart on ${them}: we will tell you how firm it is.`,
	}
}

function notSeen(limits: ChildrenLimits, { name, them }: Who): Found {
	const age = minAgeOf(limits)
	if (age === undefined) {
		return {
			verdict: 'not_known',
			title: 'Children',
			brief: 'has not been seen with children',
			words: `We have not seen ${them} with children yet. Tell us about yours, and we will find out what we can.`,
		}
	}
	return {
		verdict: 'not_known',
		title: `No children under ${age}`,
		brief: 'has not been seen with older children',
		words: `${name} needs children to be ${age} or over, and we have not seen ${them} with any yet. Tell us about yours.`,
	}
}
