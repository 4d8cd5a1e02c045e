import type { DogNeeds } from '../dog-needs.ts'
import type { Household } from '../household.ts'
import { type Found, metres, type Who } from './need.ts'

type Answer = NonNullable<Household['garden']>
type Fence = [lowest: number, belowThis: number]

/** In cm; null without a closed fence. */
const FENCES: Record<Answer, Fence | null> = {
	none: null,
	open: null,
	fence_low: [0, 120],
	fence_120: [120, 150],
	fence_150: [150, 180],
	fence_180: [180, Number.POSITIVE_INFINITY],
}

/**
 * A required garden is a gap without one; a preferred one is a talk, because walks can replace it. A fence that is too
 * low for a required garden is a gap: only the charity can judge a raised one. Without a recorded height any fence is a
 * question to ask.
 */
export function garden(answer: Answer, dog: DogNeeds, who: Who): Found {
	const fence = FENCES[answer]
	if (dog.garden === 'unknown') return notKnown(who)
	if (dog.garden === 'not_needed') return fence ? null : { verdict: 'met', ...NO_GARDEN, words: enoughWithout(answer) }
	const need = dog.garden === 'required' ? required(dog.fenceCm) : preferred(dog.fenceCm)
	const isMust = dog.garden === 'required'
	if (!fence) return { verdict: isMust ? 'gap' : 'talk', ...need, words: withoutFence(answer, isMust, who) }
	if (dog.fenceCm === null) {
		if (!isMust) return { verdict: 'met', ...need, words: 'You have one, and it is fenced.' }
		return {
			verdict: 'talk',
			...need,
			words: 'You have one. Ask us how high its fence should be: we have not said yet.',
		}
	}
	const [lowest, belowThis] = fence
	if (lowest >= dog.fenceCm) return { verdict: 'met', ...need, words: 'Your fence is high enough.' }
	if (belowThis > dog.fenceCm) {
		return { verdict: 'talk', ...need, words: 'Yours may be high enough. Measure it at its lowest place.' }
	}
	return { verdict: isMust ? 'gap' : 'talk', ...need, words: tooLow(isMust) }
}

const NO_GARDEN = { title: 'No garden needed', brief: 'needs no garden' }

function enoughWithout(answer: Answer): string {
	return answer === 'open'
		? 'Walks are enough: a garden that is shared or open is fine.'
		: 'Walks are enough: a home without a garden is fine.'
}

function required(fenceCm: number | null) {
	if (fenceCm === null) return { title: 'A fenced garden', brief: 'needs a fenced garden' }
	const height = metres(fenceCm)
	return { title: `A garden fenced to ${height}`, brief: `needs a garden fence of ${height}` }
}

function preferred(fenceCm: number | null) {
	if (fenceCm === null) return { title: 'A garden would be good', brief: 'would like a garden' }
	const height = metres(fenceCm)
	return { title: `A garden would be good, fenced to ${height}`, brief: `would like a garden, fenced to ${height}` }
}

function withoutFence(answer: Answer, isMust: boolean, { name, them }: Who): string {
	if (!isMust) return 'Not a must: tell us how your day would go without it, and where you would walk.'
	return answer === 'open'
		? `A gap in a fence is all it takes. Could yours be closed all round before ${name} comes home? Ask us what would do.`
		: `This one is hard to do without. Is there a safe, fenced place close by? Ring us before you visit ${them}.`
}

function tooLow(isMust: boolean): string {
	return isMust
		? 'Yours is lower. A fence can often be raised: ask us what would do before you spend anything on it.'
		: 'Yours is lower. Not a must: somebody in the garden with a lead may be enough. Ask us.'
}

function notKnown({ them, they, verb }: Who): Found {
	return {
		verdict: 'not_known',
		title: 'A garden',
		brief: 'may need a garden: not known yet',
		words: `We do not know yet whether ${they} ${verb('need')} one. Tell us about yours, and ask those who look after ${them}.`,
	}
}
