import type { Dog, FitTopic } from '#content/content.ts'
import type { DogCardData } from '../card/dog-card.tsx'
import { childrenInWords } from '../card/lives-with.ts'
import type { Company, DogFilter } from './dog-filter.ts'
import type { MaybeDog } from './maybe-dogs.tsx'

const topics: Record<Company, FitTopic> = {
	cats: 'cats',
	dogs: 'dogs',
	children: 'children',
	small_pets: 'small_pets',
}

/** A card with the word for its maybe ("Teenagers", else "Maybe") and the sentence that says what it depends on. */
export function maybeDog(dog: Dog, filter: DogFilter, card: DogCardData): MaybeDog {
	const company = filter.with
	const { fit, minAge } = dog.goodWith.children
	const word = company === 'children' && fit === 'yes' ? childrenInWords(minAge) : 'Maybe'
	return { card, word, why: company ? dog.fitNotes[topics[company]] : '' }
}
