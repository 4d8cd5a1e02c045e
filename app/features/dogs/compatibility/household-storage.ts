import { HOUSEHOLD_KEY, isHouseholdCode } from '#domain/dogs/compatibility/household-code.ts'

/** Fallback while storage is unavailable. */
let onThisPage: string | null = null

const listeners = new Set<() => void>()

/** Subscribes to changes of the answers, here or in another tab. @returns a function that unsubscribes. */
export function subscribeHousehold(listener: () => void): () => void {
	listeners.add(listener)
	window.addEventListener('storage', onStorage)
	return () => {
		listeners.delete(listener)
		if (listeners.size === 0) window.removeEventListener('storage', onStorage)
	}
}

/** The stored answers of this device, or null; invalid values count as none. */
export function readStoredHousehold(): string | null {
	return onThisPage ?? onDevice()
}

/** Stores the answers on this device only; without storage they last as long as the page. */
export function storeHousehold(home: string) {
	onThisPage = null
	try {
		localStorage.setItem(HOUSEHOLD_KEY, home)
	} catch {
		onThisPage = home
	}
	tell()
}

export function removeHousehold() {
	onThisPage = null
	try {
		localStorage.removeItem(HOUSEHOLD_KEY)
	} catch {
		// Storage is blocked: nothing was stored.
	}
	tell()
}

function onDevice(): string | null {
	try {
		const kept = localStorage.getItem(HOUSEHOLD_KEY)
		return isHouseholdCode(kept) ? kept : null
	} catch {
		return null
	}
}

function onStorage({ key }: StorageEvent) {
	// A null key: storage was cleared.
	if (key !== HOUSEHOLD_KEY && key !== null) return
	onThisPage = null
	tell()
}

/** Sets the attribute by which the style sheet reserves space; the script in `<head>` sets it first. */
function tell() {
	document.documentElement.toggleAttribute('data-household', readStoredHousehold() !== null)
	for (const listener of listeners) listener()
}
