import { AGE_BANDS } from '#domain/dogs/children.ts'
import { AGE_GROUPS, COATS, ENERGY_GROUPS, SIZES } from '#domain/dogs/vocabulary.ts'
import type { Named } from './place.ts'

/**
 * Every group of wishes and what may be chosen in it, by the words of the address. Breeds and places are those of the dogs.
 * A new wish is a value here, its answer (answers.ts) and its words (filter-words.ts).
 */
export const CHOICES = {
	with: ['cats', 'dogs', 'small_pets', 'children'],
	/** Years of age: before school, primary school, secondary school, nearly grown up. */
	// Object.keys is typed as string[]; these are the keys as written there.
	children: Object.keys(AGE_BANDS) as (keyof typeof AGE_BANDS)[],
	size: SIZES,
	age: AGE_GROUPS,
	sex: ['female', 'male'],
	energy: ENERGY_GROUPS,
	coat: COATS,
	breed: [],
	place: [],
	foster: ['wanted'],
	reserved: ['hide'],
} as const satisfies Record<string, readonly string[]>

export type Group = keyof typeof CHOICES

export const GROUPS = Object.keys(CHOICES) as readonly Group[]

export const SORTS = ['recommended', 'newest', 'longest', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** What a visitor asks for: the values chosen in each group, in the order they are offered, and the words to search for. */
export type DogFilter = Readonly<Record<Group, readonly string[]> & { q: string }>

/** Wishes that all have to come true: who has a cat and a child wants a dog for both. In other groups any of the chosen will do. */
const EVERY: ReadonlySet<Group> = new Set(['with', 'children'])

/** What a dog must be to fit: any of these values of one group, or what the search found. */
export type Criterion = { group: Group; values: readonly string[] } | { group: 'q' }

export const EMPTY_FILTER: DogFilter = {
	with: [],
	children: [],
	size: [],
	age: [],
	sex: [],
	energy: [],
	coat: [],
	breed: [],
	place: [],
	foster: [],
	reserved: [],
	q: '',
}

const MAX_SEARCH_LENGTH = 60

/** Reads the wishes of an address. What is not a wish we know is as if it were not there. */
export function readDogFilter(
	params: URLSearchParams,
	offered: Record<'breed' | 'place', readonly Named[]>,
): DogFilter {
	const chosen = (group: Group) => {
		const values = new Set(params.getAll(group))
		const known = group === 'breed' || group === 'place' ? offered[group].map(({ slug }) => slug) : CHOICES[group]
		return known.filter((value) => values.has(value))
	}
	// `Object.fromEntries` forgets that every group is there.
	const groups = Object.fromEntries(GROUPS.map((group) => [group, chosen(group)])) as Record<Group, string[]>
	return settled({ ...groups, q: readSearch(params) })
}

/** The words searched for, without spaces to spare; "" for none. Cut to a length no name or breed has. */
export function readSearch(params: URLSearchParams): string {
	return (params.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH).trim()
}

export function readSort(params: URLSearchParams): Sort {
	return SORTS.find((sort) => sort === params.get('sort')) ?? 'recommended'
}

/** Who says how old the children are has said that there are children. */
function settled(filter: DogFilter): DogFilter {
	if (filter.children.length === 0 || !filter.with.includes('children')) return filter
	return { ...filter, with: filter.with.filter((company) => company !== 'children') }
}

/** The wishes with one more. */
export function addFilter(filter: DogFilter, group: Group, value: string): DogFilter {
	return settled({ ...filter, [group]: [...filter[group], value] })
}

/** The filter without the values of a criterion. */
export function removeFilter(filter: DogFilter, criterion: Criterion): DogFilter {
	if (criterion.group === 'q') return { ...filter, q: '' }
	const { group, values } = criterion
	return { ...filter, [group]: filter[group].filter((value) => !values.includes(value)) }
}

/** What all has to be true of a dog who fits. */
export function criteriaOf(filter: DogFilter): Criterion[] {
	const criteria = GROUPS.flatMap((group): Criterion[] => {
		const values = filter[group]
		if (EVERY.has(group)) return values.map((value) => ({ group, values: [value] }))
		return values.length > 0 ? [{ group, values }] : []
	})
	return filter.q ? [...criteria, { group: 'q' }] : criteria
}

/** The address of the list with these wishes: defaults left out and the rest sorted, so that one list has one address. */
export function listUrl(
	filter: DogFilter,
	{ untested = false, sort = 'recommended' }: { untested?: boolean; sort?: Sort } = {},
): string {
	const params = new URLSearchParams()
	for (const group of GROUPS) for (const value of filter[group]) params.append(group, value)
	if (filter.q) params.set('q', filter.q)
	if (sort !== 'recommended') params.set('sort', sort)
	if (untested) params.set('untested', '1')
	params.sort()
	return params.size > 0 ? `/dogs?${params}` : '/dogs'
}
