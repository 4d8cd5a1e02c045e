import { listInWords } from '#lib/text/list-in-words.ts'
import type { FavouritesChange } from './device/favourites-store.ts'
import { MAX_FAVOURITES } from './selection/selection.ts'

const LAST = 'so your favourites last until you close this page. A shared link keeps them.'

/** A change as a sentence. */
export function changeInWords({ kind, names, count }: FavouritesChange): string {
	const who = listInWords(names)
	switch (kind) {
		case 'saved':
			return `${who} saved. ${countOfFavourites(count)}.`
		case 'taken out':
			return `${who} taken out. ${countOfFavourites(count)}.`
		case 'full':
			return `There is no room left on your device for this site, ${LAST}`
		case 'only here':
			return `This browser does not let us keep anything on your device, ${LAST}`
		case 'too many':
			return `${MAX_FAVOURITES} favourites are as many as we keep. Take one out to make room for ${who}.`
	}
}

/** "3 favourites". */
export function countOfFavourites(count: number): string {
	if (count === 0) return 'No favourites'
	return count === 1 ? '1 favourite' : `${count} favourites`
}
