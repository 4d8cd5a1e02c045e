import type { Place } from './place.ts'

export const SIZES = ['small', 'medium', 'large', 'giant'] as const
export const COMPANY = ['cats', 'dogs', 'children', 'small_pets'] as const

export type Size = (typeof SIZES)[number]
export type Company = (typeof COMPANY)[number]

/** What a visitor asks for, one wish to a key. A new wish is a key here, a line in `judge` (fitting.ts) and its words (filter-words.ts). */
export interface DogFilter {
	size: Size | null
	with: Company | null
	place: Place | null
}

export type Wish = keyof DogFilter
export const WISHES = ['size', 'with', 'place'] as const satisfies readonly Wish[]

export const NO_WISHES: DogFilter = { size: null, with: null, place: null }

/** Reads the wishes of an address. What is not a wish we know is as if it were not there; of two the first counts. */
export function readDogFilter(params: URLSearchParams, places: readonly Place[]): DogFilter {
	return {
		size: firstKnown(params.getAll('size'), SIZES, (size) => size),
		with: firstKnown(params.getAll('with'), COMPANY, (company) => company),
		place: firstKnown(params.getAll('place'), places, ({ slug }) => slug),
	}
}

function firstKnown<T>(values: readonly string[], known: readonly T[], wordOf: (one: T) => string): T | null {
	const matches = values.map((value) => known.find((one) => wordOf(one) === value))
	return matches.find((match) => match !== undefined) ?? null
}

/** The address of the list with these wishes, in one order, so that one list has one address. */
export function listAddress(filter: DogFilter, { untested = false } = {}): string {
	const params = new URLSearchParams()
	if (filter.size) params.set('size', filter.size)
	if (filter.with) params.set('with', filter.with)
	if (filter.place) params.set('place', filter.place.slug)
	if (untested) params.set('untested', '1')
	return params.size > 0 ? `/dogs?${params}` : '/dogs'
}

export function wishesOf(filter: DogFilter): Wish[] {
	return WISHES.filter((wish) => filter[wish] !== null)
}

export function without(filter: DogFilter, wish: Wish): DogFilter {
	return { ...filter, [wish]: null }
}
