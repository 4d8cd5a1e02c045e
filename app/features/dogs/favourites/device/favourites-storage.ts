import { type FavouriteDog, parseFavourites } from './parse-favourites.ts'

/** A new format needs a new key: an open page of the old version must not misread or overwrite it. */
const KEY = 'favourites'

/** "full": the quota is exceeded. "only here": storage is blocked. */
export type StorageFailure = 'full' | 'only here'

export type GetStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * The list of favourites in the browser's storage. `getStorage`, reading and writing may throw: after the first failed
 * write the list lives in memory.
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
		/** Null when the list is stored. */
		failure: () => failure,
		/** Another tab may have written; memoised by the text. */
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
