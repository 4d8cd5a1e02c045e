import { HOUSEHOLD_KEY, isHouseholdCode } from '#domain/dogs/compatibility/household-code.ts'

/** What was answered on this page while the device would keep nothing. */
let onThisPage: string | null = null

const listeners = new Set<() => void>()

/** Calls back whenever the answers change, here or in another tab. Returns a function that ends it. */
export function subscribeHousehold(listener: () => void): () => void {
	listeners.add(listener)
	window.addEventListener('storage', onStorage)
	return () => {
		listeners.delete(listener)
		if (listeners.size === 0) window.removeEventListener('storage', onStorage)
	}
}

/** The answers of this device, or null. What somebody else wrote there is nothing. */
export function readStoredHousehold(): string | null {
	return onThisPage ?? onDevice()
}

/** Keeps the answers on this device and nowhere else; where nothing can be kept they last as long as the page. */
export function storeHousehold(home: string) {
	onThisPage = null
	try {
		localStorage.setItem(HOUSEHOLD_KEY, home)
	} catch {
		onThisPage = home
	}
	tell()
}

/** Takes the answers off this device. */
export function removeHousehold() {
	onThisPage = null
	try {
		localStorage.removeItem(HOUSEHOLD_KEY)
	} catch {
		// Storage is forbidden: there was nothing in it.
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
	// A null key: everything was cleared.
	if (key !== HOUSEHOLD_KEY && key !== null) return
	onThisPage = null
	tell()
}

/** The mark by which the style sheet keeps room for the words; the script in `<head>` sets it first. */
function tell() {
	document.documentElement.toggleAttribute('data-household', readStoredHousehold() !== null)
	for (const listener of listeners) listener()
}
