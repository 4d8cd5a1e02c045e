import type { Dog, Fit } from '#content/content.ts'
import { type Company, type DogFilter, WISHES, type Wish, wishesOf, without } from './dog-filter.ts'
import { placeOf } from './place.ts'

/** "unknown" is neither a yes nor a no: such dogs are counted apart and never left out in silence. */
export type Verdict = 'yes' | 'maybe' | 'unknown' | 'no'

const verdictByFit: Record<Fit, Verdict> = { yes: 'yes', selective: 'maybe', unknown: 'unknown', no: 'no' }

const FIRST_YEAR_OF_TEENAGERS = 12
const NO_LONGER_A_CHILD = 16

/**
 * Whoever says "children" may mean any age. Up to 11 a least age is a yes, and the card shows it; a dog for teenagers is a
 * maybe, because it depends on the child; one for over 16s is a no, because those homes have no children.
 */
function withChildren({ fit, minAge }: Dog['goodWith']['children']): Verdict {
	if (fit === 'no' || fit === 'unknown' || minAge === null) return verdictByFit[fit]
	if (minAge >= NO_LONGER_A_CHILD) return 'no'
	return minAge >= FIRST_YEAR_OF_TEENAGERS ? 'maybe' : verdictByFit[fit]
}

const withCompany: Record<Company, (dog: Dog) => Verdict> = {
	cats: (dog) => verdictByFit[dog.goodWith.cats],
	dogs: (dog) => verdictByFit[dog.goodWith.dogs],
	children: (dog) => withChildren(dog.goodWith.children),
	small_pets: (dog) => verdictByFit[dog.goodWith.smallPets],
}

/** What we know about one dog and one wish; a wish nobody has is granted. */
export function judge(dog: Dog, filter: DogFilter, wish: Wish): Verdict {
	switch (wish) {
		case 'size':
			return filter.size === null ? 'yes' : same(filter.size, dog.size === 'unknown' ? null : dog.size)
		case 'with':
			return filter.with === null ? 'yes' : withCompany[filter.with](dog)
		case 'place':
			return filter.place === null ? 'yes' : same(filter.place.slug, placeOf(dog.location)?.slug ?? null)
	}
}

function same(wanted: string, known: string | null): Verdict {
	if (known === null) return 'unknown'
	return known === wanted ? 'yes' : 'no'
}

/** The dogs apart by how well they fit, each in the order given. Who fails one wish is in none of them. */
export interface Buckets {
	yes: Dog[]
	maybe: Dog[]
	/** Would fit, if only we knew: at least one wish unknown, and none refused. */
	untested: Dog[]
}

export function sortOut(dogs: readonly Dog[], filter: DogFilter): Buckets {
	const buckets: Buckets = { yes: [], maybe: [], untested: [] }
	for (const dog of dogs) {
		const verdicts = WISHES.map((wish) => judge(dog, filter, wish))
		if (verdicts.includes('no')) continue
		if (verdicts.includes('unknown')) buckets.untested.push(dog)
		else if (verdicts.includes('maybe')) buckets.maybe.push(dog)
		else buckets.yes.push(dog)
	}
	return buckets
}

/** Which one wish is unknown of all these dogs; null when it differs from dog to dog. */
export function soleUnknown(dogs: readonly Dog[], filter: DogFilter): Wish | null {
	const unknown = dogs.map((dog) => WISHES.filter((wish) => judge(dog, filter, wish) === 'unknown').join())
	return WISHES.find((wish) => unknown.every((wishes) => wishes === wish)) ?? null
}

export interface Easier {
	/** The wish to let go of. */
	wish: Wish
	/** The dogs to meet then, sure and maybe. */
	dogs: Dog[]
}

/** Which wish to let go of when nobody fits: what gives most dogs first, and nothing that gives none. */
export function easierWishes(dogs: readonly Dog[], filter: DogFilter): Easier[] {
	return wishesOf(filter)
		.map((wish) => {
			const { yes, maybe } = sortOut(dogs, without(filter, wish))
			return { wish, dogs: [...yes, ...maybe] }
		})
		.filter((easier) => easier.dogs.length > 0)
		.toSorted((a, b) => b.dogs.length - a.dogs.length)
}
