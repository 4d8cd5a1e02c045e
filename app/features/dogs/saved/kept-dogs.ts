import { parseSavedDogs, type SavedDog } from './parse-saved-dogs.ts'

/** Another shape gets another key: a page of the old version, still open somewhere, must not misread or overwrite it. */
const KEY = 'favourites.v1'

export type Keeper = Pick<Storage, 'getItem' | 'setItem'>

/**
 * The list of favourites in the browser's storage. `keeper` opens it and may throw, as reading and writing may: from the
 * first failed writing on the list lives in memory.
 */
export function createKeptDogs(keeper: () => Keeper) {
	let text: string | null = null
	let dogs: readonly SavedDog[] = []
	let isOnlyHere = false

	function readText(): string | null {
		try {
			return keeper().getItem(KEY)
		} catch {
			return null
		}
	}

	return {
		/** Whether storage refused the list, so that it lasts as long as the page. */
		isOnlyHere: () => isOnlyHere,
		/** Read anew each time, because another tab may have written; the same text gives the same list. */
		current(): readonly SavedDog[] {
			if (isOnlyHere) return dogs
			const kept = readText()
			if (kept !== text) {
				text = kept
				dogs = parseSavedDogs(kept)
			}
			return dogs
		},
		keep(next: readonly SavedDog[]) {
			dogs = next
			try {
				const kept = JSON.stringify(next)
				keeper().setItem(KEY, kept)
				text = kept
				isOnlyHere = false
			} catch {
				isOnlyHere = true
			}
		},
	}
}
