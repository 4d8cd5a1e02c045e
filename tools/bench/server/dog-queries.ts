import { CHOICES, SORTS } from '#domain/dogs/filters/dog-filter.ts'

/** Their values exclude each other, so with most of them most dogs stay in the list. */
const GROUPS = ['size', 'age', 'energy', 'coat'] as const

/** Different queries of the list, whose pages have about the markup of the whole list. */
export function dogQueries(): string[] {
	const queries = GROUPS.reduce<string[][]>(
		(soFar, group) =>
			soFar.flatMap((chosen) =>
				mostOf(CHOICES[group]).map((values) => [...chosen, ...values.map((value) => `${group}=${value}`)]),
			),
		[[]],
	)
	return SORTS.flatMap((sort) => queries.map((query) => `${query.join('&')}&sort=${sort}`))
}

/** All values, or all but one. */
function mostOf(values: readonly string[]): string[][] {
	return [[...values], ...values.map((left) => values.filter((value) => value !== left))]
}
