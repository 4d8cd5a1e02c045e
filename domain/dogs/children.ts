import type { Dog, Fit } from '#content/model/content.ts'

export const ADULT_AGE = 18

/** In whole years, both ends included. */
interface AgeBand {
	youngest: number
	oldest: number
}

/** Age bands of lists and questions, by their name in URLs. */
export const AGE_BANDS = {
	'0-4': { youngest: 0, oldest: 4 },
	'5-11': { youngest: 5, oldest: 11 },
	'12-15': { youngest: 12, oldest: 15 },
	'16-17': { youngest: 16, oldest: 17 },
} as const satisfies Record<string, AgeBand>

/** How a dog, or dogs who go home together, get on with children. */
export interface ChildrenLimits {
	/** No with children younger than this: 0 for no such limit, `ADULT_AGE` for no children at all. */
	noUnder: number
	/** The answer about older children. */
	from: Fit
}

/**
 * The only interpretation of `children: {fit, min_age}` (docs/content-model.md). With an age, "no" is no below it and
 * unknown from it on; "yes" and "selective" are no below it; "unknown" stays unknown at every age. For several dogs the
 * strictest counts.
 */
export function childrenLimits(...dogs: Pick<Dog, 'goodWith'>[]): ChildrenLimits {
	const limits = dogs.map(({ goodWith }) => limitsOf(goodWith.children))
	const noUnder = Math.max(0, ...limits.map((one) => one.noUnder))
	return { noUnder, from: noUnder === ADULT_AGE ? 'no' : strictestFit(limits.map(({ from }) => from)) }
}

/** Bonded dogs share a home, so the worst answer counts; "unknown" is no yes. */
export function strictestFit(fits: readonly Fit[]): Fit {
	return (['no', 'unknown', 'selective', 'yes'] as const).find((fit) => fits.includes(fit)) ?? 'unknown'
}

/** The answer for one age band. If the limit lies within it, it depends on the child. */
export function fitWithAges({ noUnder, from }: ChildrenLimits, { youngest, oldest }: AgeBand): Fit {
	if (oldest < noUnder) return 'no'
	return from === 'yes' && youngest < noUnder ? 'selective' : from
}

const FIRST_YEAR_OF_TEENAGERS = 12

/**
 * The answer to "children" without an age. A limit of up to 11 years leaves a yes, because most families may still come
 * and the card shows the age; a dog for teenagers depends on the child.
 */
export function fitWithSomeChildren({ noUnder, from }: ChildrenLimits): Fit {
	return from === 'yes' && noUnder >= FIRST_YEAR_OF_TEENAGERS ? 'selective' : from
}

/** The limit as an age; undefined when there is none, or when no children at all are possible. */
export function minAgeOf({ noUnder }: ChildrenLimits): number | undefined {
	return noUnder > 0 && noUnder < ADULT_AGE ? noUnder : undefined
}

function limitsOf({ fit, minAge }: Dog['goodWith']['children']): ChildrenLimits {
	const age = Math.min(ADULT_AGE, Math.ceil(minAge ?? 0))
	if (fit === 'unknown') return { noUnder: 0, from: 'unknown' }
	if (age === ADULT_AGE || (fit === 'no' && age <= 0)) return { noUnder: ADULT_AGE, from: 'no' }
	return { noUnder: Math.max(0, age), from: fit === 'no' ? 'unknown' : fit }
}
