import { type BitSet, difference, emptySet, intersection, setOf, sizeOf, union } from '#app/lib/bit-set.ts'
import { adding, type Demand, type DogFilter, demandsOf, type Group, without } from './dog-filter.ts'
import type { Answers, DogsIndex } from './dogs-index.server.ts'

/** The dogs apart by how well they fit, by position in the index. Who fails one wish is in none of them. */
export interface Buckets {
	yes: BitSet
	maybe: BitSet
	/** Would fit, if only we knew: at least one wish unknown, and none refused. */
	untested: BitSet
}

/** Wishes asked of an index. `found` is what the search found, everybody when nothing was searched for. */
export interface Question {
	index: DogsIndex
	filter: DogFilter
	found: BitSet | null
}

/** A dog fits as well as it answers the wish it answers worst. */
export function sortOut(question: Question): Buckets {
	const { yes, maybe, unknown } = allOf(question, demandsOf(question.filter))
	return { yes, maybe: difference(maybe, yes), untested: difference(unknown, maybe) }
}

function allOf(question: Question, demands: readonly Demand[]): Answers {
	const level = (name: keyof Answers) =>
		demands.reduce(
			(set, demand) => intersection(set, anyOf(question, demand, name)),
			setOf(question.index.dogs.length, () => true),
		)
	return { yes: level('yes'), maybe: level('maybe'), unknown: level('unknown') }
}

/** Over several values of one group the best answer counts. */
function anyOf({ index, found }: Question, demand: Demand, level: keyof Answers): BitSet {
	const nobody = emptySet(index.dogs.length)
	if (demand.group === 'q') return found ?? nobody
	const { group, values } = demand
	return values.reduce((set, value) => {
		const answers = index.answers[group].get(value)
		return answers ? union(set, answers[level]) : set
	}, nobody)
}

/** How many dogs there are to meet, sure and maybe. */
export function countShown(question: Question): number {
	const demands = demandsOf(question.filter)
	const [first, ...rest] = demands.map((demand) => anyOf(question, demand, 'maybe'))
	return first ? sizeOf(rest.reduce(intersection, first)) : question.index.dogs.length
}

/** How many dogs there would be to meet with each value of a group that is not chosen yet. */
export function countsByAdding(question: Question, group: Group): ReadonlyMap<string, number> {
	const { index, filter } = question
	const left = [...index.answers[group].keys()].filter((value) => !filter[group].includes(value))
	return new Map(left.map((value) => [value, countShown({ ...question, filter: adding(filter, group, value) })]))
}

/** Which one demand nobody knows the answer to, of all these untested dogs; null when it differs from dog to dog. */
export function soleUnknown(question: Question, untested: BitSet): Demand | null {
	const demands = demandsOf(question.filter)
	const isSole = (demand: Demand) => {
		const others = demands.filter((other) => other !== demand)
		const known = others.reduce((set, other) => intersection(set, anyOf(question, other, 'maybe')), untested)
		return sizeOf(known) === sizeOf(untested)
	}
	return demands.find(isSole) ?? null
}

export interface Easier {
	/** What to let go of. */
	demand: Demand
	filter: DogFilter
	/** The dogs to meet then, sure and maybe. */
	count: number
}

/** What to let go of when nobody fits: what gives most dogs first, and nothing that gives none. */
export function easierWishes(question: Question): Easier[] {
	return demandsOf(question.filter)
		.map((demand) => {
			const filter = without(question.filter, demand)
			return { demand, filter, count: countShown({ ...question, filter }) }
		})
		.filter(({ count }) => count > 0)
		.toSorted((a, b) => b.count - a.count)
}
