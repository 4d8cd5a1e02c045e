import { type BitSet, setOf } from '#app/lib/bit-set.ts'
import type { Content, Dog } from '#content/content.ts'
import { isListed, longestWaiting } from '../status.ts'
import { answersOf, VERDICTS } from './answers.ts'
import { CHOICES, GROUPS, type Group, type Sort } from './dog-filter.ts'
import { inWaitingOrder, sortedOrders } from './order.ts'
import { breedsOf, type Named, placesOf } from './place.ts'

/** Who answers a wish at least this well, by position in the index: everybody in `yes` is in `maybe`, and so on. */
export interface Answers {
	yes: BitSet
	maybe: BitSet
	unknown: BitSet
}

/** The dogs of the list with the answer to every wish worked out, for one revision of the content and one day. */
export interface DogsIndex {
	/** In the recommended order; positions below are positions here. */
	dogs: readonly Dog[]
	everybody: BitSet
	/** Positions in each order. */
	orders: Record<Sort, Uint32Array>
	positionOf: ReadonlyMap<Dog['id'], number>
	offered: Record<'breed' | 'place', readonly Named[]>
	answers: Record<Group, ReadonlyMap<string, Answers>>
	longest: Dog | null
	/** The day it is for: ages and urgency change at midnight. */
	day: string
}

const indexes = new WeakMap<Content, DogsIndex>()

/** Made once per revision and day, because counts beside forty wishes must not look at ten thousand dogs each. */
export function dogsIndex(content: Content, today: Date): DogsIndex {
	const day = today.toISOString().slice(0, 10)
	const ready = indexes.get(content)
	if (ready?.day === day) return ready
	const index = buildIndex(content, today, day)
	indexes.set(content, index)
	return index
}

function buildIndex(content: Content, today: Date, day: string): DogsIndex {
	const dogs = inWaitingOrder(content.dogs.filter(isListed), today)
	const offered = { breed: breedsOf(dogs), place: placesOf(dogs) }
	const values = (group: Group) =>
		group === 'breed' || group === 'place' ? offered[group].map(({ slug }) => slug) : CHOICES[group]
	const answers = GROUPS.map((group) => [group, groupAnswers(dogs, group, values(group), today)])
	return {
		dogs,
		everybody: setOf(dogs.length, () => true),
		orders: sortedOrders(dogs),
		positionOf: new Map(dogs.map((dog, position) => [dog.id, position])),
		offered,
		// `Object.fromEntries` forgets that every group is there.
		answers: Object.fromEntries(answers) as DogsIndex['answers'],
		longest: longestWaiting(content.dogs),
		day,
	}
}

function groupAnswers(dogs: readonly Dog[], group: Group, values: readonly string[], today: Date) {
	const known = dogs.map((dog) => answersOf(dog, group, today))
	return new Map<string, Answers>(
		values.map((value) => {
			const ranks = known.map((answer) => VERDICTS.indexOf(answer(value)))
			const atLeast = (verdict: (typeof VERDICTS)[number]) =>
				setOf(dogs.length, (position) => (ranks[position] ?? 0) >= VERDICTS.indexOf(verdict))
			return [value, { yes: atLeast('yes'), maybe: atLeast('maybe'), unknown: atLeast('unknown') }]
		}),
	)
}
