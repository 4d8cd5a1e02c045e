import { createFavouritesStorage, type GetStorage, type StorageFailure } from './favourites-storage.ts'
import type { FavouriteDog } from './parse-favourites.ts'
import { MAX_FAVOURITES } from './selection-url.ts'

/** What the last press of a heart did. After a failure of storage the favourites last as long as the page. */
export interface FavouritesChange {
	kind: 'saved' | 'taken out' | 'too many' | StorageFailure
	/** Whom it was about. */
	names: string[]
	/** How many are saved now. */
	count: number
}

/** The favourites of a device, the newest first, and what can be done with them. `keeper` opens the storage; it may throw. */
export function createFavouritesStore(keeper: () => GetStorage) {
	const listeners = new Set<() => void>()
	const { current, keep, failure } = createFavouritesStorage(keeper)
	let change: FavouritesChange | null = null

	function tell(kind: FavouritesChange['kind'], dogs: readonly FavouriteDog[]) {
		change = { kind, names: dogs.map(({ name }) => name), count: current().length }
		for (const listener of listeners) listener()
	}

	function isSaved(slug: string): boolean {
		return current().some((dog) => dog.slug === slug)
	}

	/** Saves dogs on top of those that are there; none when they would be more than a device keeps. */
	function save(dogs: readonly FavouriteDog[]) {
		const added = dogs.filter(({ slug }) => !isSaved(slug))
		const isRoom = current().length + added.length <= MAX_FAVOURITES
		if (isRoom) keep([...added, ...current()])
		tell(isRoom ? (failure() ?? 'saved') : 'too many', added)
	}

	function takeOut(dog: FavouriteDog) {
		keep(current().filter(({ slug }) => slug !== dog.slug))
		tell('taken out', [dog])
	}

	return {
		current,
		save,
		takeOut,
		toggle: (dog: FavouriteDog) => (isSaved(dog.slug) ? takeOut(dog) : save([dog])),
		/** For a dog that has another address now. Nothing the visitor did, so nothing is said. */
		rename(slug: string, dog: FavouriteDog) {
			if (!isSaved(slug)) return
			const others = current().filter((other) => other.slug === slug || other.slug !== dog.slug)
			keep(others.map((other) => (other.slug === slug ? dog : other)))
			for (const listener of listeners) listener()
		},
		lastChange: () => change,
		/** Calls back on every change, here or in another tab. Returns a function that ends it. */
		subscribe(listener: () => void): () => void {
			listeners.add(listener)
			window.addEventListener('storage', listener)
			// A page that Back brings up again has heard nothing while it was put away.
			window.addEventListener('pageshow', listener)
			return () => {
				listeners.delete(listener)
				window.removeEventListener('storage', listener)
				window.removeEventListener('pageshow', listener)
			}
		},
	}
}

/** The favourites of this browser. */
export const favouritesStore = createFavouritesStore(() => localStorage)
