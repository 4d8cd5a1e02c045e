import type { Dog } from '#content/model/content.ts'
import { type DogFilter, listAddress, NO_WISHES } from '#domain/dogs/filters/dog-filter.ts'
import { type Easier, easierWishes, type Question, sortOut } from '#domain/dogs/filters/match-dogs.ts'
import { has } from '#lib/bit-set.ts'
import type { DogCardData } from '../card/dog-card.tsx'
import { demandName, type Names, nobodyFits } from './filter-words.ts'
import type { NoMatchData } from './no-match.tsx'

const CLOSE = 4

/** What to say when nobody fits: which one wish to let go of, how many dogs that gives, and who the first of them are. */
export function noMatch(question: Question, names: Names, card: (dog: Dog) => DogCardData): NoMatchData {
	const { index, filter } = question
	const [best, ...others] = easierWishes(question)
	return {
		title: nobodyFits(filter),
		best: best ? easier(best, filter, names) : null,
		others: others.map((other) => easier(other, filter, names)),
		everyone: { count: index.dogs.length, to: listAddress(NO_WISHES) },
		// Without its only wish everybody is "close", which says nothing.
		close: best && listAddress(best.filter) !== '/dogs' ? firstOf({ ...question, filter: best.filter }).map(card) : [],
	}
}

function easier({ demand, filter: left, count }: Easier, filter: DogFilter, names: Names) {
	return { wish: demandName(demand, filter, names), count, to: listAddress(left) }
}

function firstOf(question: Question): Dog[] {
	const { yes, maybe } = sortOut(question)
	const { dogs } = question.index
	const sure = dogs.filter((_, position) => has(yes, position))
	return [...sure, ...dogs.filter((_, position) => has(maybe, position))].slice(0, CLOSE)
}
