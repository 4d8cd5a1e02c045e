import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getIcons } from '@iconify/utils/lib/icon-set/get-icons'

/** Iconify's own shape, `IconifyJSON`. */
export type IconSet = NonNullable<ReturnType<typeof getIcons>>

/** The installed collections: Phosphor, which the site itself uses, and the marks of other companies. */
const INSTALLED = ['ph', 'simple-icons']
/**
 * Sets are files of 5 MB, read in about 25 ms, so they are cached while in use and released soon after.
 */
const CACHE_MS = 60_000

/** Loads installed sets from `node_modules` on demand. */
export function createIconSets() {
	const kept = new Map<string, { set: IconSet; timer: NodeJS.Timeout }>()
	const { resolve } = createRequire(import.meta.url)

	function read(collection: string): IconSet | null {
		const known = kept.get(collection)
		if (known) {
			known.timer.refresh()
			return known.set
		}
		if (!INSTALLED.includes(collection)) return null
		const file = resolve(`@iconify-json/${collection}/icons.json`)
		if (!existsSync(file)) return null
		// Iconify's own package, installed with its checksum.
		const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet
		kept.set(collection, { set, timer: setTimeout(() => kept.delete(collection), CACHE_MS).unref() })
		return set
	}

	return {
		/** These icons of a collection in Iconify's shape, the missing ones under `not_found`; null when it is not installed. */
		pick(collection: string, icons: string[]): IconSet | null {
			const set = read(collection)
			if (!set) return null
			// "constructor" is a property of every object, and no icon.
			const isThere = (icon: string) => Object.hasOwn(set.icons, icon) || Object.hasOwn(set.aliases ?? {}, icon)
			const picked = getIcons(set, icons.filter(isThere), true)
			const missing = icons.filter((icon) => !isThere(icon))
			return picked && missing.length > 0 ? { ...picked, not_found: missing } : picked
		},
	}
}
