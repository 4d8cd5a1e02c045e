import type { Dog } from '#content/content.ts'
import type { DogCardData } from '../card/dog-card.tsx'
import { type DogFilter, listAddress, NO_WISHES, wishesOf, without } from './dog-filter.ts'
import { nobodyFits, wishName } from './filter-words.ts'
import { easierWishes } from './fitting.ts'
import type { NoMatchData } from './no-match.tsx'

const CLOSE = 4

/** What to say when nobody fits: which one wish to let go of, how many dogs that gives, and who the first of them are. */
export function noMatch(listed: readonly Dog[], filter: DogFilter, card: (dog: Dog) => DogCardData): NoMatchData {
	const [best, ...others] = easierWishes(listed, filter)
	return {
		title: nobodyFits(wishesOf(filter).length),
		best: best ? easier(filter, best) : null,
		others: others.map((other) => easier(filter, other)),
		everyone: { count: listed.length, to: listAddress(NO_WISHES) },
		close: (best?.dogs ?? []).slice(0, CLOSE).map(card),
	}
}

function easier(filter: DogFilter, { wish, dogs }: ReturnType<typeof easierWishes>[number]) {
	return { wish: wishName(filter, wish), count: dogs.length, to: listAddress(without(filter, wish)) }
}
