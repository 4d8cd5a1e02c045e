import type { Dog, DogStatus } from '#content/model/content.ts'

/** Others keep their page, because shared links must not die. */
const listed: ReadonlySet<DogStatus> = new Set(['available', 'coming_soon', 'reserved', 'on_trial', 'long_term_foster'])

export function isListed(dog: Dog): boolean {
	return listed.has(dog.status)
}

/** `urgentUntil` is the last day; a month or a year lasts until its end. */
export function isUrgent(dog: Dog, today: Date): boolean {
	if (dog.status !== 'available' || dog.urgentUntil === '') return false
	return dog.urgentUntil >= today.toISOString().slice(0, Math.min(10, dog.urgentUntil.length))
}

const longestByList = new WeakMap<readonly Dog[], Dog | null>()

/** Memoised by list. */
export function longestWaiting(dogs: readonly Dog[]): Dog | null {
	const known = longestByList.get(dogs)
	if (known !== undefined) return known
	const longest = findLongestWaiting(dogs)
	longestByList.set(dogs, longest)
	return longest
}

function findLongestWaiting(dogs: readonly Dog[]): Dog | null {
	const waiting = dogs.filter((dog) => dog.status === 'available' && dog.listedOn !== '')
	return waiting.reduce<Dog | null>(
		(longest, dog) => (longest && longest.listedOn <= dog.listedOn ? longest : dog),
		null,
	)
}
