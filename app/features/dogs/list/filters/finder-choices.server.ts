import type { Content } from '#content/model/content.ts'
import { CHOICES } from '#domain/dogs/filters/dog-filter.ts'
import { dogsIndex } from '#domain/dogs/filters/dogs-index.ts'
import { SIZE_WORDS } from '#domain/dogs/vocabulary.ts'
import { type Choice, criterionName } from './filter-words.ts'

/** The filters as parts of a sentence, for the finder form. */
export function finderChoices(content: Content, today: Date): Record<'sizes' | 'company' | 'places', Choice[]> | null {
	const { dogs, offered } = dogsIndex(content, today)
	if (dogs.length === 0) return null
	return {
		sizes: CHOICES.size.map((value) => ({ value, text: `a ${SIZE_WORDS[value].toLowerCase()} dog` })),
		company: CHOICES.with.map((value) => ({ value, text: criterionName('with', value, (_, slug) => slug) })),
		places: offered.place.map(({ slug, name }) => ({ value: slug, text: name })),
	}
}
