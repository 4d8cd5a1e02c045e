import type { Content, Dog } from '#content/model/content.ts'
import { isListed, type ListedDog } from '#domain/dogs/status.ts'
import { eachInSteps, filterInSteps, type Steps } from '#lib/time-slices.ts'
import { createLookup } from './lookup.ts'

type Bonds = ReadonlyMap<Dog['id'], readonly ListedDog[]>

/**
 * The dogs bonded with this one that are in the feed, by id. Bonds are symmetric and transitive; dogs in long-term
 * foster are excluded.
 */
export function bondedDogs(dog: Dog, { dogs }: Pick<Content, 'dogs'>): ListedDog[] {
	const bonds = allBonds.of(dogs)
	const found = new Set<ListedDog>()
	const next = [dog.id]
	for (let id = next.pop(); id !== undefined; id = next.pop()) {
		for (const other of bonds.get(id) ?? []) {
			if (other.id === dog.id || found.has(other) || staysForGood(other) !== staysForGood(dog)) continue
			found.add(other)
			next.push(other.id)
		}
	}
	return [...found].toSorted((a, b) => a.id - b.id)
}

/** Computed once for all dogs, to avoid a quadratic search. */
export const allBonds = createLookup(function* (dogs): Steps<Bonds> {
	const listed = yield* filterInSteps(dogs, isListed)
	const byId = new Map<Dog['id'], ListedDog>()
	yield* eachInSteps(listed, (dog) => void byId.set(dog.id, dog))
	const bonds = new Map<Dog['id'], ListedDog[]>()
	const add = (id: Dog['id'], other: ListedDog) => bonds.set(id, [...(bonds.get(id) ?? []), other])
	yield* eachInSteps(listed, (dog) => {
		for (const id of dog.bondedWith) {
			const other = byId.get(id)
			if (!other) continue
			add(dog.id, other)
			add(other.id, dog)
		}
	})
	return bonds
})

function staysForGood({ status }: Dog): boolean {
	return status === 'long_term_foster'
}
