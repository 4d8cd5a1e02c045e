import { type BitSet, difference, emptySet, intersection, sizeOf, sizeOfIntersection, union } from '#lib/bit-set.ts'
import { addFilter, type Criterion, criteriaOf, type DogFilter, type Group, removeFilter } from './dog-filter.ts'
import type { Answers, DogsIndex } from './dogs-index.ts'

/** The dogs apart by how well they fit, by position in the index. Who fails one wish is in none of them. */
export interface Buckets {
	yes: BitSet
	maybe: BitSet
	/** Would fit, if only we knew: at least one wish unknown, and none refused. */
	untested: BitSet
}

/** Wishes asked of an index. `found` is what the search found, everybody when nothing was searched for. */
export interface DogQuery {
	index: DogsIndex
	filter: DogFilter
	found: BitSet | null
}

/** A dog fits as well as it answers the wish it answers worst. */
export function matchDogs(question: DogQuery): Buckets {
	const { yes, maybe, unknown } = allOf(question, criteriaOf(question.filter))
	return { yes, maybe: difference(maybe, yes), untested: difference(unknown, maybe) }
}

function allOf(question: DogQuery, demands: readonly Criterion[]): Answers {
	const level = (name: keyof Answers) => atLevel(question, demands, name)
	return { yes: level('yes'), maybe: level('maybe'), unknown: level('unknown') }
}

function atLevel(question: DogQuery, demands: readonly Criterion[], level: keyof Answers): BitSet {
	const sets = demands.map((demand) => anyOf(question, demand, level))
	return sets.reduce(intersection, question.index.everybody)
}

/** Over several values of one group the best answer counts. */
function anyOf({ index, found }: DogQuery, demand: Criterion, level: keyof Answers): BitSet {
	const nobody = emptySet(index.dogs.length)
	if (demand.group === 'q') return found ?? nobody
	const { group, values } = demand
	return values.reduce((set, value) => {
		const answers = index.answers[group].get(value)
		return answers ? union(set, answers[level]) : set
	}, nobody)
}

/** How many dogs there are to meet, sure and maybe. */
export function countShown(question: DogQuery): number {
	return sizeOf(atLevel(question, criteriaOf(question.filter), 'maybe'))
}

/** How many dogs there would be to meet with each value of a group that could still be chosen. */
export function countsByAdding(question: DogQuery, group: Group): ReadonlyMap<string, number> {
	const { index, filter } = question
	const left = [...index.answers[group].keys()].filter(
		(value) => !filter[group].includes(value) && addFilter(filter, group, value)[group].includes(value),
	)
	const [example] = left
	if (example === undefined) return new Map()

	// Whatever value is added, the other demands stay the same and so do the values it stands beside: both are worked out once.
	const hasExample = (demand: Criterion) => demand.group === group && demand.values.includes(example)
	const demands = criteriaOf(addFilter(filter, group, example))
	const others = atLevel(
		question,
		demands.filter((demand) => !hasExample(demand)),
		'maybe',
	)
	const beside = demands
		.filter(hasExample)
		.flatMap((demand) => (demand.group === 'q' ? [] : demand.values.slice(0, -1)))
	const already = anyOf(question, { group, values: beside }, 'maybe')
	return new Map(
		left.map((value) => {
			const added = index.answers[group].get(value)?.maybe ?? index.everybody
			return [value, sizeOfIntersection(others, union(already, added))]
		}),
	)
}

/** Which one demand nobody knows the answer to, of all these untested dogs; null when it differs from dog to dog. */
export function onlyUnknownCriterion(question: DogQuery, untested: BitSet): Criterion | null {
	const demands = criteriaOf(question.filter)
	const isSole = (demand: Criterion) => {
		const others = demands.filter((other) => other !== demand)
		return sizeOfIntersection(untested, atLevel(question, others, 'maybe')) === sizeOf(untested)
	}
	return demands.find(isSole) ?? null
}

export interface Relaxation {
	/** What to let go of. */
	demand: Criterion
	filter: DogFilter
	/** The dogs to meet then, sure and maybe. */
	count: number
}

/** What to let go of when nobody fits: what gives most dogs first, and nothing that gives none. */
export function relaxFilters(question: DogQuery): Relaxation[] {
	return criteriaOf(question.filter)
		.map((demand) => {
			const filter = removeFilter(question.filter, demand)
			return { demand, filter, count: countShown({ ...question, filter }) }
		})
		.filter(({ count }) => count > 0)
		.toSorted((a, b) => b.count - a.count)
}
