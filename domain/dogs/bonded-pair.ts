import type { Dog, DogStatus } from '#content/model/content.ts'
import { listInWords } from '#lib/text/list-in-words.ts'

/** From furthest to least far: bonded dogs share the furthest status. */
const TOWARDS_A_HOME: DogStatus[] = ['on_trial', 'reserved', 'coming_soon', 'available']

/**
 * The dogs bonded with this one, itself first, the others by id: one for most dogs, two for a bonded pair.
 *
 * A bond counts whichever record names it, and is transitive. Dead and rehomed dogs are on their own.
 */
export function dogsTogether(dog: Dog, dogs: readonly Dog[]): Dog[] {
	const group = new Set([dog])
	const bonds = bondsAmong(dogs)
	// The group grows while iterating.
	for (const member of group) {
		for (const other of bonds.get(member.id) ?? []) if (haveSameWay(dog, other)) group.add(other)
	}
	return [dog, ...[...group].slice(1).toSorted(byId)]
}

/** The bonded dogs among these, each group once and in the order of their ids. */
export function bondedGroups(dogs: readonly Dog[]): Dog[][] {
	const bonds = bondsAmong(dogs)
	const grouped = new Set<Dog>()
	return dogs.flatMap((dog) => {
		if (!bonds.has(dog.id) || grouped.has(dog)) return []
		const group = dogsTogether(dog, dogs)
		for (const one of group) grouped.add(one)
		return group.length > 1 ? [group.toSorted(byId)] : []
	})
}

const bondsByList = new WeakMap<readonly Dog[], ReadonlyMap<Dog['id'], readonly Dog[]>>()

/** The dogs bonded with each dog, whichever record names the bond. */
function bondsAmong(dogs: readonly Dog[]): ReadonlyMap<Dog['id'], readonly Dog[]> {
	const known = bondsByList.get(dogs)
	if (known) return known
	const byIds = new Map(dogs.map((dog) => [dog.id, dog]))
	const bonds = new Map<Dog['id'], Dog[]>()
	const add = ({ id }: Dog, other: Dog) => bonds.set(id, [...(bonds.get(id) ?? []), other])
	for (const dog of dogs) {
		for (const id of dog.bondedWith) {
			const other = byIds.get(id)
			if (!other || other === dog) continue
			add(dog, other)
			add(other, dog)
		}
	}
	bondsByList.set(dogs, bonds)
	return bonds
}

function byId(a: Dog, b: Dog): number {
	return a.id - b.id
}

function haveSameWay(a: Dog, b: Dog): boolean {
	if (a.status === 'died' || b.status === 'died') return false
	return a.status === b.status || [a, b].every(({ status }) => TOWARDS_A_HOME.includes(status))
}

/** The status of the dog that is furthest along. */
export function statusTogether(dogs: readonly Dog[]): DogStatus {
	const statuses = dogs.map(({ status }) => status)
	return TOWARDS_A_HOME.find((status) => statuses.includes(status)) ?? statuses[0] ?? 'available'
}

/** The dog whose URL is canonical for all of them: the one with the lowest id. */
export function firstOf(dogs: readonly Dog[]): Dog | undefined {
	return dogs.toSorted(byId)[0]
}

/** "Fern", "Fern and Hattie", "Fern, Hattie and Moss". */
export function namesOf(dogs: readonly Dog[]): string {
	return listInWords(dogs.map(({ title }) => title))
}

/** A fact of each dog, once if it is the same for all: "Lively", or "Fern: lively; Hattie: calm". */
export function ofEach(dogs: readonly Dog[], wordsFor: (dog: Dog) => string): string {
	const words = dogs.map(wordsFor)
	if (new Set(words).size <= 1) return words[0] ?? ''
	return dogs.map((dog, i) => `${dog.title}: ${words[i]}`).join('; ')
}
