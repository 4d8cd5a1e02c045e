import type { Dog } from '#content/model/content.ts'
import { childrenLimits } from '#domain/dogs/children.ts'
import { criteriaOf, type DogFilter, type Group } from '#domain/dogs/filters/dog-filter.ts'
import { evaluateFilter } from '#domain/dogs/filters/evaluate-filter.ts'
import type { DogCardData } from '../../card/dog-card.tsx'
import { childrenInWords } from '../../card/lives-with.ts'
import type { MaybeDog } from './maybe-dogs.tsx'

interface Doubt {
	isAboutChildren: boolean
	reason: string
}

/** A card of a dog or of bonded dogs, with the label of its maybe ("Children from 13", else "Maybe") and its conditions in sentences. */
export function maybeDog(dogs: readonly Dog[], filter: DogFilter, card: DogCardData, today: Date): MaybeDog {
	const doubts = dogs.flatMap((dog) => doubtsAbout(dog, filter, today))
	const limits = childrenLimits(...dogs)
	const isAge = limits.from === 'yes' && doubts.every(({ isAboutChildren }) => isAboutChildren)
	return {
		card,
		word: isAge ? childrenInWords(limits) : 'Maybe',
		why: [...new Set(doubts.map(({ reason }) => reason))].filter(Boolean).join(' '),
	}
}

function doubtsAbout(dog: Dog, filter: DogFilter, today: Date): Doubt[] {
	return criteriaOf(filter).flatMap((criterion) => {
		if (criterion.group === 'q') return []
		const answers = criterion.values.map(evaluateFilter(dog, criterion.group, today))
		if (answers.includes('yes') || !answers.includes('maybe')) return []
		return [doubt(dog, criterion.group, criterion.values[0] ?? '')]
	})
}

function doubt({ fitNotes, birthDate }: Dog, group: Group, value: string): Doubt {
	const isAboutChildren = group === 'children' || value === 'children'
	if (isAboutChildren) return { isAboutChildren, reason: fitNotes.children }
	if (group === 'age') return { isAboutChildren, reason: `Born in ${birthDate}; we don’t know the month.` }
	const isCompany = value === 'cats' || value === 'dogs' || value === 'small_pets'
	return { isAboutChildren, reason: isCompany ? fitNotes[value] : '' }
}
