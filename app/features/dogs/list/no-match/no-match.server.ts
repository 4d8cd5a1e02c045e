import type { Dog } from '#content/model/content.ts'
import { criteriaOf, type DogFilter, EMPTY_FILTER, listUrl } from '#domain/dogs/filters/dog-filter.ts'
import { homesAmong } from '#domain/dogs/filters/dogs-index.ts'
import { type DogQuery, matchDogs, type Relaxation, relaxFilters } from '#domain/dogs/filters/match-dogs.ts'
import { nearSpellings } from '#domain/dogs/search/near-spellings.ts'
import { has } from '#lib/lists/bit-set.ts'
import type { DogCardData } from '../../card/dog-card.tsx'
import { criterionText, type Names, noDogFits } from '../filters/filter-words.ts'
import type { NoMatchData } from './no-match.tsx'

const MAX_CLOSE_MATCHES = 4
const MAX_NEARBY = 3

/** The best relaxation, its number of dogs, and the first of them. */
export function noMatch(query: DogQuery, names: Names, card: (dog: Dog) => DogCardData): NoMatchData {
	const { index, filter } = query
	const [best, ...others] = relaxFilters(query)
	return {
		title: noDogFits(filter),
		nearby: filter.q !== '' && criteriaOf(filter).length === 1 ? nearby(filter.q, index) : null,
		best: best ? relaxationData(best, filter, names) : null,
		others: others.map((other) => relaxationData(other, filter, names)),
		everyone: { count: index.dogs.length, to: listUrl(EMPTY_FILTER) },
		// Without its only filter every dog is "close": no answer to a wish, but one to a name that no dog has.
		close:
			best && (filter.q || listUrl(best.filter) !== '/dogs')
				? firstOf({ ...query, filter: best.filter }).map(card)
				: [],
	}
}

/** Names and breeds spelt like the search, or breeds that are here. */
function nearby(q: string, { dogs, offered }: DogQuery['index']): NoMatchData['nearby'] {
	const breeds = offered.breed.map(({ name }) => name)
	const near = nearSpellings(q, [...dogs.map(({ title }) => title), ...breeds], MAX_NEARBY)
	const texts = near.length > 0 ? near : mostCommon(breeds, dogs).slice(0, MAX_NEARBY)
	return {
		isCorrection: near.length > 0,
		links: texts.map((text) => ({ text, to: listUrl({ ...EMPTY_FILTER, q: text }) })),
	}
}

function mostCommon(breeds: readonly string[], dogs: readonly Dog[]): string[] {
	const counts = new Map<string, number>()
	for (const { name } of dogs.flatMap((dog) => dog.breeds)) counts.set(name, (counts.get(name) ?? 0) + 1)
	return breeds.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}

function relaxationData({ criterion, filter: left, count }: Relaxation, filter: DogFilter, names: Names) {
	return { criterion: criterionText(criterion, filter, names), count, to: listUrl(left) }
}

function firstOf(question: DogQuery): Dog[] {
	const { yes, maybe } = matchDogs(question)
	const { dogs } = question.index
	const positions = [...dogs.keys()]
	const inOrder = [yes, maybe].flatMap((set) => positions.filter((position) => has(set, position)))
	const close = homesAmong(question.index, inOrder).slice(0, MAX_CLOSE_MATCHES)
	return close.map((position) => dogs[position]).filter((dog) => dog !== undefined)
}
