import { AGE_BANDS } from '#domain/dogs/children.ts'
import { AGE_GROUPS, COATS, ENERGY_GROUPS, SIZES } from '#domain/dogs/vocabulary.ts'
import type { Named } from './place.ts'

/**
 * Filter groups and their values, as in the URL. Breeds and places come from the dogs. A new value needs an answer
 * (evaluate-filter.ts) and words (filter-words.ts).
 */
export const CHOICES = {
	with: ['cats', 'dogs', 'small_pets', 'children'],
	/** Years of age: before school, primary school, secondary school, nearly grown up. */
	// `Object.keys` is typed as string[].
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

/** The selected values of each group, and the search text. */
export type DogFilter = Readonly<Record<Group, readonly string[]> & { q: string }>

/** Groups whose values are combined with AND: a home with a cat and a child needs a dog for both. Other groups use OR. */
const EVERY: ReadonlySet<Group> = new Set(['with', 'children'])

/** One condition on a dog: any of these values of a group, or a search hit. */
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

/** Parses the filter of a URL; unknown values are ignored. */
export function readDogFilter(
	params: URLSearchParams,
	offered: Record<'breed' | 'place', readonly Named[]>,
): DogFilter {
	const chosen = (group: Group) => {
		const values = new Set(params.getAll(group))
		const known = group === 'breed' || group === 'place' ? offered[group].map(({ slug }) => slug) : CHOICES[group]
		return known.filter((value) => values.has(value))
	}
	// `Object.fromEntries` loses the key type.
	const groups = Object.fromEntries(GROUPS.map((group) => [group, chosen(group)])) as Record<Group, string[]>
	return normalised({ ...groups, q: readSearch(params) })
}

/** The normalised and truncated search text. */
export function readSearch(params: URLSearchParams): string {
	return (params.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH).trim()
}

export function readSort(params: URLSearchParams): Sort {
	return SORTS.find((sort) => sort === params.get('sort')) ?? 'recommended'
}

/** An age of the children implies children. */
function normalised(filter: DogFilter): DogFilter {
	if (filter.children.length === 0 || !filter.with.includes('children')) return filter
	return { ...filter, with: filter.with.filter((company) => company !== 'children') }
}

export function addFilter(filter: DogFilter, group: Group, value: string): DogFilter {
	return normalised({ ...filter, [group]: [...filter[group], value] })
}

/** The filter without the values of a criterion. */
export function removeFilter(filter: DogFilter, criterion: Criterion): DogFilter {
	if (criterion.group === 'q') return { ...filter, q: '' }
	const { group, values } = criterion
	return { ...filter, [group]: filter[group].filter((value) => !values.includes(value)) }
}

/** The criteria that a dog must all meet. */
export function criteriaOf(filter: DogFilter): Criterion[] {
	const criteria = GROUPS.flatMap((group): Criterion[] => {
		const values = filter[group]
		if (EVERY.has(group)) return values.map((value) => ({ group, values: [value] }))
		return values.length > 0 ? [{ group, values }] : []
	})
	return filter.q ? [...criteria, { group: 'q' }] : criteria
}

/** The canonical URL of the filtered list: without defaults, in a fixed order. */
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
