import type { Content, ContentSource } from '#content/model/content.ts'
import { listInWords } from '#lib/list-in-words.ts'
import type { FavouritesData } from './favourites.tsx'
import { selectedDogs } from './selected-dogs.server.ts'
import { readSelection } from './selection.ts'
import { selectionUrl } from './selection-url.ts'

const MAX_NAMES = 4

interface Asked {
	url: URL
	today: Date
	renamed: ContentSource['renamed']
}

/** The dogs of the URL, or the empty frame for those stored on the device. */
export async function favourites(content: Content, { url, ...asked }: Asked): Promise<FavouritesData> {
	const slugs = readSelection(url.searchParams)
	if (slugs.length === 0) return { chosen: null, title: 'Your favourites', path: '/favourites' }
	const chosen = await selectedDogs(content, slugs, asked)
	const names = chosen.cards.map(({ name }) => name)
	const isFew = names.length > 0 && names.length <= MAX_NAMES
	return {
		chosen,
		title: isFew ? listInWords(names) : 'Dogs somebody chose',
		path: selectionUrl('/favourites', slugs),
	}
}
