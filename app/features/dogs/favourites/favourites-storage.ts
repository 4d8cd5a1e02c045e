import { type FavouriteDog, parseFavourites } from './parse-favourites.ts'

/** A new format needs a new key: an open page of the old version must not misread or overwrite it. */
const KEY = 'favourites.v1'

/** "full": the device has no room left for this site. "only here": the browser stores nothing for us. */
export type StorageFailure = 'full' | 'only here'

export type GetStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * The list of favourites in the browser's storage. `getStorage` may throw, as reading and writing may: from the first
 * failed write on the list lives in memory.
 */
export function createFavouritesStorage(getStorage: () => GetStorage) {
	let text: string | null = null
	let dogs: readonly FavouriteDog[] = []
	let failure: StorageFailure | null = null

	function readText(): string | null {
		try {
			return getStorage().getItem(KEY)
		} catch {
			return null
		}
	}

	return {
		/** Why the list is not stored and lasts as long as the page; null when it is stored. */
		failure: () => failure,
		/** Read every time, because another tab may have written; memoised by the text. */
		current(): readonly FavouriteDog[] {
			if (failure) return dogs
			const stored = readText()
			if (stored !== text) {
				text = stored
				dogs = parseFavourites(stored)
			}
			return dogs
		},
		write(next: readonly FavouriteDog[]) {
			dogs = next
			try {
				const kept = JSON.stringify(next)
				getStorage().setItem(KEY, kept)
				text = kept
				failure = null
			} catch (error) {
				failure = error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'only here'
			}
		},
	}
}
