import type { Content, ContentSource } from '#content/model/content.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { featuredDogs } from '../list/featured/featured-dogs.server.ts'
import type { FavouritesData } from './favourites.tsx'
import { selectedDogs } from './selection/selected-dogs.server.ts'
import { readSelection, selectionUrl } from './selection/selection.ts'

const MAX_NAMES = 4

interface FavouritesRequest {
	url: URL
	today: Date
	currentSlug: ContentSource['currentSlug']
}

/** The dogs of the URL; without any, the frame for those stored on the device. */
export async function favourites(
	content: Content,
	{ url, ...requestedSlugs }: FavouritesRequest,
): Promise<FavouritesData> {
	const slugs = readSelection(url.searchParams)
	if (slugs.length === 0) {
		const starters = featuredDogs(content, requestedSlugs.today).small
		return { selection: null, starters, title: 'Your favourites', path: '/favourites' }
	}
	const selection = await selectedDogs(content, slugs, requestedSlugs)
	const names = selection.cards.map(({ name }) => name)
	const isFew = names.length > 0 && names.length <= MAX_NAMES
	return {
		selection,
		starters: [],
		title: isFew ? listInWords(names) : 'A shared list of dogs',
		path: selectionUrl('/favourites', slugs),
	}
}
