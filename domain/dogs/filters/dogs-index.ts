import type { Content, Dog } from '#content/model/content.ts'
import { type BitSet, setOf } from '#lib/lists/bit-set.ts'
import { eachInSteps, filterInSteps, mapInSteps, runAtOnce, runInSlices, type Steps } from '#lib/time-slices.ts'
import { bondedGroups } from '../bonded-pair.ts'
import { VERDICTS } from '../fit-verdict.ts'
import { isListed, longestWaiting } from '../status.ts'
import { CHOICES, GROUPS, type Group, type Sort } from './dog-filter.ts'
import { evaluateFilter } from './evaluate-filter.ts'
import { inWaitingOrder, sortedOrders } from './order.ts'
import { breedsOf, type Named, placesOf } from './place.ts'

/** Dogs with at least this answer to a value, as positions in the index: `yes` is a subset of `maybe`, and so on. */
export interface Answers {
	yes: BitSet
	maybe: BitSet
	unknown: BitSet
}

export interface DogsIndex {
	/** In the recommended order; positions below are positions here. */
	dogs: readonly Dog[]
	all: BitSet
	orders: Record<Sort, Uint32Array>
	positionOf: ReadonlyMap<Dog['id'], number>
	/** The positions of bonded dogs, by the position of each: such a group is one home, one card and one answer. */
	groups: ReadonlyMap<number, readonly number[]>
	offered: Record<'breed' | 'place', readonly Named[]>
	answers: Record<Group, ReadonlyMap<string, Answers>>
	longest: Dog | undefined
	/** Ages and urgency change at midnight. */
	day: string
}

/** The next day's index must be ready at midnight. */
const MAX_DAYS = 2

const indexes = new WeakMap<Content, Map<string, DogsIndex>>()

/**
 * Memoised by revision and day: counts for forty values cannot scan ten thousand dogs each. Usually built in advance
 * (`prepareDogsIndex`).
 */
export function dogsIndex(content: Content, today: Date): DogsIndex {
	return readyIndex(content, today) ?? keep(content, runAtOnce(buildIndex(content, today)))
}

export async function prepareDogsIndex(content: Content, today: Date): Promise<void> {
	if (!readyIndex(content, today)) keep(content, await runInSlices(buildIndex(content, today)))
}

function readyIndex(content: Content, today: Date): DogsIndex | undefined {
	return indexes.get(content)?.get(dayOf(today))
}

function keep(content: Content, index: DogsIndex): DogsIndex {
	const ofDays = indexes.get(content) ?? new Map<string, DogsIndex>()
	const [oldest] = ofDays.keys()
	if (ofDays.size >= MAX_DAYS && oldest !== undefined) ofDays.delete(oldest)
	ofDays.set(index.day, index)
	indexes.set(content, ofDays)
	return index
}

function dayOf(today: Date): string {
	return today.toISOString().slice(0, 10)
}

function* buildIndex(content: Content, today: Date): Steps<DogsIndex> {
	const bonded = bondedGroups(content.dogs)
	const dogs = yield* inWaitingOrder(yield* filterInSteps(content.dogs, isListed), bonded, today)
	const offered = { breed: yield* breedsOf(dogs), place: yield* placesOf(dogs) }
	const answers: [Group, ReadonlyMap<string, Answers>][] = []
	for (const group of GROUPS) {
		const values = group === 'breed' || group === 'place' ? offered[group].map(({ slug }) => slug) : CHOICES[group]
		answers.push([group, yield* groupAnswers(dogs, group, values, today)])
	}
	const positionOf = new Map<Dog['id'], number>()
	yield* eachInSteps(dogs, ({ id }) => void positionOf.set(id, positionOf.size))
	return {
		dogs,
		all: setOf(dogs.length, () => true),
		orders: yield* sortedOrders(dogs),
		positionOf,
		groups: groupPositions(bonded, positionOf),
		offered,
		// `Object.fromEntries` loses the key type.
		answers: Object.fromEntries(answers) as DogsIndex['answers'],
		longest: longestWaiting(content.dogs),
		day: dayOf(today),
	}
}

function groupPositions(bonded: readonly Dog[][], positionOf: DogsIndex['positionOf']): DogsIndex['groups'] {
	const groups = new Map<number, readonly number[]>()
	for (const dogs of bonded) {
		const positions = dogs.map(({ id }) => positionOf.get(id)).filter((position) => position !== undefined)
		if (positions.length > 1) for (const position of positions) groups.set(position, positions)
	}
	return groups
}

/** One position of each home: of bonded dogs the first. */
export function homesAmong({ groups }: DogsIndex, positions: Iterable<number>): number[] {
	const shown = new Set<readonly number[]>()
	return Array.from(positions).filter((position) => {
		const group = groups.get(position)
		if (!group) return true
		if (shown.has(group)) return false
		shown.add(group)
		return true
	})
}

function* groupAnswers(
	dogs: readonly Dog[],
	group: Group,
	values: readonly string[],
	today: Date,
): Steps<ReadonlyMap<string, Answers>> {
	const known = yield* mapInSteps(dogs, (dog) => evaluateFilter(dog, group, today))
	const answers = new Map<string, Answers>()
	for (const value of values) {
		const ranks = yield* mapInSteps(known, (answer) => VERDICTS.indexOf(answer(value)))
		const atLeast = (verdict: (typeof VERDICTS)[number]) =>
			setOf(dogs.length, (position) => (ranks[position] ?? 0) >= VERDICTS.indexOf(verdict))
		answers.set(value, { yes: atLeast('yes'), maybe: atLeast('maybe'), unknown: atLeast('unknown') })
		yield
	}
	return answers
}
