import { useSyncExternalStore } from 'react'
import { type FavouritesChange, favouritesStore } from './favourites-store.ts'
import type { FavouriteDog } from './parse-favourites.ts'

const NONE: readonly FavouriteDog[] = []

/** The favourites of this device, kept current; none on the server and while the page is being taken over. */
export function useFavourites(): readonly FavouriteDog[] {
	return useSyncExternalStore(favouritesStore.subscribe, favouritesStore.current, () => NONE)
}

/** What the last press of a heart on this page did; null before the first. */
export function useFavouritesChange(): FavouritesChange | null {
	return useSyncExternalStore(favouritesStore.subscribe, favouritesStore.lastChange, () => null)
}
