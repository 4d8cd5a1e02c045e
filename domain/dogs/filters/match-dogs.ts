import {
	type BitSet,
	difference,
	emptySet,
	has,
	intersection,
	sizeOf,
	sizeOfIntersection,
	union,
	withNumbers,
	withoutNumbers,
} from '#lib/lists/bit-set.ts'
import { addFilter, type Criterion, criteriaOf, type DogFilter, type Group, removeFilter } from './dog-filter.ts'
import type { Answers, DogsIndex } from './dogs-index.ts'

/** The dogs by how well they match, as positions in the index. A dog that fails any criterion is in no bucket. */
interface Buckets {
	yes: BitSet
	maybe: BitSet
	/** At least one criterion unknown, none failed. */
	untested: BitSet
}

/** `found` are the search hits, all dogs without a search. */
export interface DogQuery {
	index: DogsIndex
	filter: DogFilter
	found: BitSet | null
}

/**
 * The worst answer to any criterion decides a dog's bucket, and the worst of bonded dogs that of all of them: a pair
 * matches only if both do. A search is no criterion of a home: one found dog finds the other.
 */
export function matchDogs(query: DogQuery): Buckets {
	const { yes, maybe, unknown } = allOf(query, criteriaOf(query.filter))
	return { yes, maybe: difference(maybe, yes), untested: difference(unknown, maybe) }
}

function allOf(question: DogQuery, criteria: readonly Criterion[]): Answers {
	const level = (name: keyof Answers) => atLevel(question, criteria, name)
	return { yes: level('yes'), maybe: level('maybe'), unknown: level('unknown') }
}

function atLevel(question: DogQuery, criteria: readonly Criterion[], level: keyof Answers): BitSet {
	const sets = criteria.map((criterion) => anyOf(question, criterion, level))
	return wholeGroups(question, sets.reduce(intersection, question.index.all))
}

/** Without bonded dogs that are not all in the set. */
function wholeGroups({ index: { groups } }: DogQuery, set: BitSet): BitSet {
	const broken: number[] = []
	for (const [position, group] of groups) {
		if (has(set, position) && !group.every((other) => has(set, other))) broken.push(position)
	}
	return broken.length > 0 ? withoutNumbers(set, broken) : set
}

/** With the dogs that are bonded with those in the set. */
function withBonded({ index: { groups } }: DogQuery, set: BitSet): BitSet {
	const bonded: number[] = []
	for (const [position, group] of groups) if (has(set, position)) bonded.push(...group)
	return bonded.length > 0 ? withNumbers(set, bonded) : set
}

/** Within a group the best answer counts. */
function anyOf(question: DogQuery, criterion: Criterion, level: keyof Answers): BitSet {
	const { index, found } = question
	const none = emptySet(index.dogs.length)
	if (criterion.group === 'q') return found ? withBonded(question, found) : none
	const { group, values } = criterion
	return values.reduce((set, value) => {
		const answers = index.answers[group].get(value)
		return answers ? union(set, answers[level]) : set
	}, none)
}

export function countShown(question: DogQuery): number {
	return sizeOf(atLevel(question, criteriaOf(question.filter), 'maybe'))
}

/** The number of dogs with each further value of a group. */
export function countsByAdding(question: DogQuery, group: Group): ReadonlyMap<string, number> {
	const { index, filter } = question
	const left = [...index.answers[group].keys()].filter(
		(value) => !filter[group].includes(value) && addFilter(filter, group, value)[group].includes(value),
	)
	const [example] = left
	if (example === undefined) return new Map()

	// The other criteria are the same for every added value: computed once.
	const hasExample = (criterion: Criterion) => criterion.group === group && criterion.values.includes(example)
	const criteria = criteriaOf(addFilter(filter, group, example))
	const others = atLevel(
		question,
		criteria.filter((criterion) => !hasExample(criterion)),
		'maybe',
	)
	const beside = criteria
		.filter(hasExample)
		.flatMap((criterion) => (criterion.group === 'q' ? [] : criterion.values.slice(0, -1)))
	const already = anyOf(question, { group, values: beside }, 'maybe')
	return new Map(
		left.map((value) => {
			const added = index.answers[group].get(value)?.maybe ?? index.all
			return [value, sizeOf(wholeGroups(question, intersection(others, union(already, added))))]
		}),
	)
}

/** The criterion that is unknown for all these untested dogs, if there is one. */
export function onlyUnknownCriterion(question: DogQuery, untested: BitSet): Criterion | undefined {
	const criteria = criteriaOf(question.filter)
	const isSole = (criterion: Criterion) => {
		const others = criteria.filter((other) => other !== criterion)
		return sizeOfIntersection(untested, atLevel(question, others, 'maybe')) === sizeOf(untested)
	}
	return criteria.find(isSole)
}

export interface Relaxation {
	criterion: Criterion
	filter: DogFilter
	/** Matches and maybes without it. */
	count: number
}

/** Criteria to remove when no dog matches, by the number of dogs gained; none that gains no dog. */
export function relaxFilters(question: DogQuery): Relaxation[] {
	return criteriaOf(question.filter)
		.map((criterion) => {
			const filter = removeFilter(question.filter, criterion)
			return { criterion, filter, count: countShown({ ...question, filter }) }
		})
		.filter(({ count }) => count > 0)
		.toSorted((a, b) => b.count - a.count)
}
