import { useSyncExternalStore } from 'react'
import { type SavedChange, savedDogs } from './favourites-store.ts'
import type { SavedDog } from './parse-favourites.ts'

const NONE: readonly SavedDog[] = []

/** The favourites of this device, kept current; none on the server and while the page is being taken over. */
export function useSavedDogs(): readonly SavedDog[] {
	return useSyncExternalStore(savedDogs.subscribe, savedDogs.current, () => NONE)
}

/** What the last press of a heart on this page did; null before the first. */
export function useSavedChange(): SavedChange | null {
	return useSyncExternalStore(savedDogs.subscribe, savedDogs.lastChange, () => null)
}
