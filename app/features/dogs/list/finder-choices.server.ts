import type { Content } from '#content/content.ts'
import { isListed } from '../status.ts'
import { COMPANY, SIZES, type Size } from './dog-filter.ts'
import { type Choice, companyNames } from './filter-words.ts'
import { placesOf } from './place.ts'

const sizesInSentence: Record<Size, string> = {
	small: 'a small dog',
	medium: 'a medium dog',
	large: 'a large dog',
	giant: 'a giant dog',
}

/** The wishes of the list as parts of a sentence, for a form elsewhere that leads to it; null while there is no dog to find. */
export function finderChoices(content: Content): Record<'sizes' | 'company' | 'places', Choice[]> | null {
	const listed = content.dogs.filter(isListed)
	if (listed.length === 0) return null
	return {
		sizes: SIZES.map((value) => ({ value, text: sizesInSentence[value] })),
		company: COMPANY.map((value) => ({ value, text: companyNames[value] })),
		places: placesOf(listed).map(({ slug, name }) => ({ value: slug, text: name })),
	}
}
