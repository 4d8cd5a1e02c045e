import {
	addFilter,
	type DogFilter,
	EMPTY_FILTER,
	GROUPS,
	type Group,
	listUrl,
	removeFilter,
	SORTS,
	type Sort,
} from '#domain/dogs/filters/dog-filter.ts'
import type { DogsListData } from '../dogs-list.tsx'
import { capitalised, chipText, criterionName, type Names, sortWords } from './filter-words.ts'

/** Shown beside the filter button on phones. */
const QUICK = [
	['with', 'cats'],
	['with', 'children'],
	['with', 'dogs'],
	['foster', 'wanted'],
] as const

/** In sight in the row of filters on larger screens; the others are behind "More filters" there. */
const IN_ROW: ReadonlySet<Group> = new Set<Group>(['with', 'children', 'size', 'age', 'place'])

/** Each with the URL of the list without it. */
export function activeFilters(
	filter: DogFilter,
	sort: Sort,
	showsUntested: boolean,
	names: Names,
): DogsListData['applied'] {
	const to = (left: DogFilter) => listUrl(left, { untested: showsUntested, sort })
	const filters = GROUPS.flatMap((group) =>
		filter[group].map((value) => ({
			// Not "Good with cats": for untested dogs that is unknown.
			text: showsUntested ? capitalised(criterionName(group, value, names)) : chipText(group, value, names),
			to: to(removeFilter(filter, { group, values: [value] })),
			...(IN_ROW.has(group) ? { at: 'row' as const } : {}),
		})),
	)
	const search = filter.q
		? [{ text: `“${filter.q}”`, to: to(removeFilter(filter, { group: 'q' })), at: 'box' as const }]
		: []
	const untested = showsUntested ? [{ text: 'Not known yet', to: listUrl(filter, { sort }) }] : []
	return [...search, ...filters, ...untested]
}

/** The quick filters that are not active. */
export function quickFilters(filter: DogFilter, sort: Sort, names: Names): DogsListData['quick'] {
	return QUICK.filter(([group, value]) => !filter[group].includes(value))
		.filter(([, value]) => value !== 'children' || filter.children.length === 0)
		.map(([group, value]) => ({
			text: chipText(group, value, names),
			to: listUrl(addFilter(filter, group, value), { sort }),
		}))
}

/** "" is the default order: best match for a search, else recommended. */
export function sortChoices(filter: DogFilter, sort: Sort): DogsListData['sort'] {
	const text = (value: Sort) => (value === 'recommended' && filter.q ? 'Best match' : sortWords[value])
	return {
		selected: sort === 'recommended' ? '' : sort,
		choices: SORTS.map((value) => ({ value: value === 'recommended' ? '' : value, text: text(value) })),
		allDogs: listUrl(EMPTY_FILTER, { sort }),
	}
}
