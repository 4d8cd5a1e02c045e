import { useSyncExternalStore } from 'react'
import { type FavouritesChange, favouritesStore } from './favourites-store.ts'
import type { FavouriteDog } from './parse-favourites.ts'

const NONE: readonly FavouriteDog[] = []

/** Empty on the server and during hydration. */
export function useFavourites(): readonly FavouriteDog[] {
	return useSyncExternalStore(favouritesStore.subscribe, favouritesStore.current, () => NONE)
}

export function useFavouritesChange(): FavouritesChange | null {
	return useSyncExternalStore(favouritesStore.subscribe, favouritesStore.lastChange, () => null)
}
