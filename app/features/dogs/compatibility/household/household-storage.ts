import { HOUSEHOLD_KEY, isHouseholdCode } from '#domain/dogs/compatibility/household-code.ts'

/** Fallback while storage is unavailable. */
let inMemory: string | null = null

const listeners = new Set<() => void>()

/** A page restored from the back/forward cache has missed changes. Works before React is loaded. Call once. */
export function startHousehold() {
	window.addEventListener('pageshow', ({ persisted }) => persisted && notify())
}

/** Subscribes to changes, here or in another tab. @returns a function that unsubscribes. */
export function subscribeHousehold(listener: () => void): () => void {
	listeners.add(listener)
	window.addEventListener('storage', onStorage)
	return () => {
		listeners.delete(listener)
		if (listeners.size === 0) window.removeEventListener('storage', onStorage)
	}
}

/** The answers stored on this device; invalid values count as none. */
export function readStoredHousehold(): string | null {
	return inMemory ?? onDevice()
}

/** Stores the answers on this device only; without storage they last as long as the page. */
export function storeHousehold(code: string) {
	inMemory = null
	try {
		localStorage.setItem(HOUSEHOLD_KEY, code)
	} catch {
		inMemory = code
	}
	notify()
}

export function removeHousehold() {
	inMemory = null
	try {
		localStorage.removeItem(HOUSEHOLD_KEY)
	} catch {
		// Storage is blocked.
	}
	notify()
}

function onDevice(): string | null {
	try {
		const stored = localStorage.getItem(HOUSEHOLD_KEY)
		return isHouseholdCode(stored) ? stored : null
	} catch {
		return null
	}
}

function onStorage({ key }: StorageEvent) {
	// A null key: storage was cleared.
	if (key !== HOUSEHOLD_KEY && key !== null) return
	inMemory = null
	notify()
}

/** Sets the attribute by which the style sheet reserves space; the script in `<head>` sets it first. */
function notify() {
	document.documentElement.toggleAttribute('data-household', readStoredHousehold() !== null)
	for (const listener of listeners) listener()
}
