import type { Content, Dog } from '#content/model/content.ts'
import { formatDate } from '#lib/dates.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import type { HappyEndingData } from './happy-ending.tsx'

/** The story of a dog that found a home, if there is one. */
export function happyEnding(dogs: readonly Dog[], content: Content, locale: string): HappyEndingData | null {
	const story = content.stories.find(({ dog }) => dogs.some(({ id, status }) => id === dog && status === 'adopted'))
	if (!story) return null
	const names = [...dogs.map(({ title }) => title), ...firstNames(story.people)]
	return {
		to: `/stories/${story.slug}`,
		text: `Read ${listInWords(names)}’s story`,
		quote: story.quote,
		byline: [story.people, formatDate(story.happenedOn, locale)].filter(Boolean).join(', '),
		picture: story.picture,
	}
}

/** The first names in "Asha and Ravi Nair"; none in other wordings, such as "The Whitcombe family". */
function firstNames(people: string): string[] {
	const [, first, second] =
		/^(\p{Lu}[\p{L}’'-]+)(?: and (\p{Lu}[\p{L}’'-]+))?(?: \p{Lu}[\p{L}’'-]+)?$/u.exec(people) ?? []
	return [first, second].filter((name): name is string => name !== undefined && name !== 'The')
}
