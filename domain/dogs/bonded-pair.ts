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
	const group = [dog]
	const bonded = bondedDogs(dogs)
	// The group grows while iterating.
	for (const member of group) {
		group.push(
			...bonded.filter((other) => !group.includes(other) && areBonded(member, other) && haveSameWay(dog, other)),
		)
	}
	return [dog, ...group.slice(1).toSorted((a, b) => a.id - b.id)]
}

const bondedByList = new WeakMap<readonly Dog[], readonly Dog[]>()

function bondedDogs(dogs: readonly Dog[]): readonly Dog[] {
	const known = bondedByList.get(dogs)
	if (known) return known
	const named = new Set(dogs.flatMap(({ bondedWith }) => bondedWith))
	const bonded = dogs.filter(({ id, bondedWith }) => bondedWith.length > 0 || named.has(id))
	bondedByList.set(dogs, bonded)
	return bonded
}

function areBonded(a: Dog, b: Dog): boolean {
	return a.bondedWith.includes(b.id) || b.bondedWith.includes(a.id)
}

function haveSameWay(a: Dog, b: Dog): boolean {
	if (a.status === 'died' || b.status === 'died') return false
	return a.status === b.status || [a, b].every(({ status }) => TOWARDS_A_HOME.includes(status))
}

/** The dog whose URL is canonical: the one with the lowest id. */
export function statusTogether(dogs: readonly Dog[]): DogStatus {
	const statuses = dogs.map(({ status }) => status)
	return TOWARDS_A_HOME.find((status) => statuses.includes(status)) ?? statuses[0] ?? 'available'
}

/** The dog whose URL is canonical for all of them: the one with the lowest id. */
export function firstOf(dogs: readonly Dog[]): Dog | undefined {
	return dogs.toSorted((a, b) => a.id - b.id)[0]
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
