import type { IconsByName } from '../lib/icons/icon.ts'

/** Icons that the server did not have in time and the browser fetched after the page was there. */
let icons: IconsByName = {}
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`. */
export const lateIcons = {
	get: () => icons,
	subscribe(listener: () => void) {
		listeners.add(listener)
		return () => void listeners.delete(listener)
	},
	add(more: IconsByName) {
		icons = { ...icons, ...more }
		for (const listener of listeners) listener()
	},
}
