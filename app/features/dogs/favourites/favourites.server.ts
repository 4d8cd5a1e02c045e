import type { Content, ContentSource } from '#content/model/content.ts'
import type { FavouritesData } from './favourites.tsx'
import { listInWords } from './favourites-words.ts'
import { chosenDogs } from './selected-dogs.server.ts'
import { readChoice } from './selection.ts'
import { choiceAddress } from './selection-url.ts'

const MOST_NAMES = 4

interface Asked {
	url: URL
	today: Date
	renamed: ContentSource['renamed']
}

/** The page of the dogs that its address names, or the empty frame for those that only the device knows. */
export async function favourites(content: Content, { url, ...asked }: Asked): Promise<FavouritesData> {
	const slugs = readChoice(url.searchParams)
	if (slugs.length === 0) return { chosen: null, title: 'Your favourites', path: '/favourites' }
	const chosen = await chosenDogs(content, slugs, asked)
	const names = chosen.cards.map(({ name }) => name)
	const isFew = names.length > 0 && names.length <= MOST_NAMES
	return {
		chosen,
		title: isFew ? listInWords(names) : 'Dogs somebody chose',
		path: choiceAddress('/favourites', slugs),
	}
}
