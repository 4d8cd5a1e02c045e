import { MAX_FAVOURITES } from '../selection/selection.ts'
import { createFavouritesStorage, type GetStorage, type StorageFailure } from './favourites-storage.ts'
import type { FavouriteDog } from './parse-favourites.ts'

/** The result of the last change. */
export interface FavouritesChange {
	kind: 'saved' | 'taken out' | 'too many' | StorageFailure
	names: string[]
	count: number
}

/** The favourites of a device, newest first. `getStorage` may throw. */
export function createFavouritesStore(getStorage: () => GetStorage) {
	const listeners = new Set<() => void>()
	const { current, write, failure } = createFavouritesStorage(getStorage)
	let change: FavouritesChange | null = null

	function notify(kind: FavouritesChange['kind'], dogs: readonly FavouriteDog[]) {
		change = { kind, names: dogs.map(({ name }) => name), count: current().length }
		for (const listener of listeners) listener()
	}

	function isSaved(slug: string): boolean {
		return current().some((dog) => dog.slug === slug)
	}

	/** Adds dogs at the top; none if they exceed the limit. */
	function save(dogs: readonly FavouriteDog[]) {
		const added = dogs.filter(({ slug }) => !isSaved(slug))
		const hasRoom = current().length + added.length <= MAX_FAVOURITES
		if (hasRoom) write([...added, ...current()])
		notify(hasRoom ? (failure() ?? 'saved') : 'too many', added)
	}

	function remove(dog: FavouriteDog) {
		write(current().filter(({ slug }) => slug !== dog.slug))
		notify('taken out', [dog])
	}

	return {
		current,
		save,
		remove,
		toggle: (dog: FavouriteDog) => (isSaved(dog.slug) ? remove(dog) : save([dog])),
		/** Replaces an old slug, without an announcement. */
		rename(slug: string, dog: FavouriteDog) {
			if (!isSaved(slug)) return
			const others = current().filter((other) => other.slug === slug || other.slug !== dog.slug)
			write(others.map((other) => (other.slug === slug ? dog : other)))
			for (const listener of listeners) listener()
		},
		lastChange: () => change,
		/** Subscribes to changes, here or in another tab. @returns a function that unsubscribes. */
		subscribe(listener: () => void): () => void {
			listeners.add(listener)
			window.addEventListener('storage', listener)
			// A page restored from the back/forward cache has missed events.
			window.addEventListener('pageshow', listener)
			return () => {
				listeners.delete(listener)
				window.removeEventListener('storage', listener)
				window.removeEventListener('pageshow', listener)
			}
		},
	}
}

export const favouritesStore = createFavouritesStore(() => localStorage)
