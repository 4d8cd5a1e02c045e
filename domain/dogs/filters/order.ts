import type { Dog, DogStatus } from '#content/model/content.ts'
import { sortInSteps } from '#lib/lists/sort-in-steps.ts'
import { eachInSteps, mapInSteps, type Steps } from '#lib/time-slices.ts'
import { statusTogether } from '../bonded-pair.ts'
import { isUrgent } from '../status.ts'
import type { Sort } from './dog-filter.ts'

const rankByStatus: Record<DogStatus, number> = {
	available: 1,
	coming_soon: 2,
	reserved: 3,
	on_trial: 3,
	long_term_foster: 4,
	withdrawn: 5,
	adopted: 5,
	died: 5,
}

// `localeCompare` creates a collator per call, which is slow.
const { compare } = new Intl.Collator('en-GB')

/** Bonded dogs rank together: as their status, and as urgent as the most urgent of them. */
function rank(dogs: readonly Dog[], today: Date): number {
	const status = statusTogether(dogs)
	return dogs.some(({ urgentUntil }) => isUrgent({ status, urgentUntil }, today)) ? 0 : rankByStatus[status]
}

function byListing(a: Dog, b: Dog): number {
	const [first, second] = [a.listedOn || '9999', b.listedOn || '9999']
	return first < second ? -1 : first > second ? 1 : 0
}

/** Urgent dogs first, then the longest waiting; reserved dogs last. */
export function* inWaitingOrder(dogs: readonly Dog[], bonded: readonly (readonly Dog[])[], today: Date): Steps<Dog[]> {
	const ranks = new Map<Dog, number>()
	yield* eachInSteps(dogs, (dog) => void ranks.set(dog, rank([dog], today)))
	for (const group of bonded) for (const dog of group) ranks.set(dog, rank(group, today))
	const rankOf = (dog: Dog) => ranks.get(dog) ?? 0
	return yield* sortInSteps(dogs, (a, b) => rankOf(a) - rankOf(b) || byListing(a, b) || compare(a.title, b.title))
}

/** Positions for each sort order. Dogs without a listing date come last. */
export function* sortedOrders(dogs: readonly Dog[]): Generator<undefined, Record<Sort, Uint32Array>> {
	let count = 0
	const positions = yield* mapInSteps(dogs, () => count++)
	const isDated = (dog: Dog) => (dog.listedOn ? 1 : 0)

	function* sorted(order: (a: Dog, b: Dog) => number): Generator<undefined, Uint32Array> {
		const inOrder = yield* sortInSteps(positions, (a, b) => {
			const [first, second] = [dogs[a], dogs[b]]
			return (first && second && order(first, second)) || a - b
		})
		return Uint32Array.from(inOrder)
	}

	return {
		recommended: Uint32Array.from(positions),
		newest: yield* sorted((a, b) => isDated(b) - isDated(a) || byListing(b, a)),
		longest: yield* sorted(byListing),
		name: yield* sorted((a, b) => compare(a.title, b.title)),
	}
}
