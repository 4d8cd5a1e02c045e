import type { Dog, DogStatus } from '#content/model/content.ts'

/** On lists and in feeds; the others keep their page, because shared links must not die. */
export const LISTED_STATUSES = ['available', 'coming_soon', 'reserved', 'on_trial', 'long_term_foster'] as const

export type ListedStatus = (typeof LISTED_STATUSES)[number]
export type ListedDog = Dog & { status: ListedStatus }

const listed: ReadonlySet<DogStatus> = new Set(LISTED_STATUSES)

export function isListed(dog: Dog): dog is ListedDog {
	return listed.has(dog.status)
}

/** Reserved dogs and dogs on trial may become free again. */
export function isSpokenFor({ status }: Pick<Dog, 'status'>): boolean {
	return status === 'reserved' || status === 'on_trial'
}

/** Can be applied for; spoken-for dogs too, because their people may still change their minds. */
export function isLookingForHome(dog: Pick<Dog, 'status'>): boolean {
	return dog.status === 'available' || dog.status === 'coming_soon' || isSpokenFor(dog)
}

/** `urgentUntil` is the last day; a month or a year lasts until its end. */
export function isUrgent(dog: Pick<Dog, 'status' | 'urgentUntil'>, today: Date): boolean {
	if (dog.status !== 'available' || dog.urgentUntil === '') return false
	return dog.urgentUntil >= today.toISOString().slice(0, Math.min(10, dog.urgentUntil.length))
}

const longestByList = new WeakMap<readonly Dog[], Dog | undefined>()

/** Memoised by list. */
export function longestWaiting(dogs: readonly Dog[]): Dog | undefined {
	if (longestByList.has(dogs)) return longestByList.get(dogs)
	const longest = findLongestWaiting(dogs)
	longestByList.set(dogs, longest)
	return longest
}

function findLongestWaiting(dogs: readonly Dog[]): Dog | undefined {
	const waiting = dogs.filter((dog) => dog.status === 'available' && dog.listedOn !== '')
	return waiting.reduce<Dog | undefined>(
		(longest, dog) => (longest && longest.listedOn <= dog.listedOn ? longest : dog),
		undefined,
	)
}
