import {
	addFilter,
	type DogFilter,
	EMPTY_FILTER,
	GROUPS,
	listUrl,
	removeFilter,
	SORTS,
	type Sort,
} from '#domain/dogs/filters/dog-filter.ts'
import type { DogsListData } from './dogs-list.tsx'
import { capitalised, chipText, criterionName, type Names, sortWords } from './filter-words.ts'

/** The commonest wishes, which phones show beside the button that opens all of them. */
const QUICK = [
	['with', 'cats'],
	['with', 'children'],
	['with', 'dogs'],
	['foster', 'wanted'],
] as const

/** The wishes that are on, each with the address of the list without it. */
export function activeFilters(
	filter: DogFilter,
	sort: Sort,
	showsUntested: boolean,
	names: Names,
): DogsListData['applied'] {
	const to = (left: DogFilter) => listUrl(left, { untested: showsUntested, sort })
	const wishes = GROUPS.flatMap((group) =>
		filter[group].map((value) => ({
			// Not "Good with cats": of untested dogs that is what nobody knows.
			text: showsUntested ? capitalised(criterionName(group, value, names)) : chipText(group, value, names),
			to: to(removeFilter(filter, { group, values: [value] })),
		})),
	)
	const search = filter.q ? [{ text: `“${filter.q}”`, to: to(removeFilter(filter, { group: 'q' })) }] : []
	const untested = showsUntested ? [{ text: 'Not known yet', to: listUrl(filter, { sort }) }] : []
	return [...search, ...wishes, ...untested]
}

/** The common wishes that are not on yet. */
export function quickFilters(filter: DogFilter, sort: Sort, names: Names): DogsListData['quick'] {
	return QUICK.filter(([group, value]) => !filter[group].includes(value))
		.filter(([, value]) => value !== 'children' || filter.children.length === 0)
		.map(([group, value]) => ({
			text: chipText(group, value, names),
			to: listUrl(addFilter(filter, group, value), { sort }),
		}))
}

/** "" is the order of those who chose none: the best match of a search, else the recommended one. */
export function sortChoices(filter: DogFilter, sort: Sort): DogsListData['sort'] {
	const text = (value: Sort) => (value === 'recommended' && filter.q ? 'Best match' : sortWords[value])
	return {
		chosen: sort === 'recommended' ? '' : sort,
		choices: SORTS.map((value) => ({ value: value === 'recommended' ? '' : value, text: text(value) })),
		everyone: listUrl(EMPTY_FILTER, { sort }),
	}
}
