import type { Content, Dog } from '#content/model/content.ts'
import { eachInSteps, filterInSteps, type Steps } from '#lib/time-slices.ts'
import { isListed, type ListedDog } from './feed.ts'
import { createLookup } from './lookup.ts'

type Bonds = ReadonlyMap<Dog['id'], readonly ListedDog[]>

/**
 * The dogs who must go home with this one, by id, as far as they are in the feed themselves. As on their pages, a bond counts
 * whichever record names it and goes on from dog to dog; who stays with a foster family for good goes nowhere with the others.
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

/** Worked out once for all dogs: looking for who names whom would look at ten thousand dogs for each of them. */
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
