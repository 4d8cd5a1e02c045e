import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getIcons } from '@iconify/utils/lib/icon-set/get-icons'

/** Iconify's own shape, `IconifyJSON`. */
export type IconSet = NonNullable<ReturnType<typeof getIcons>>

/** The installed collections: Phosphor, which the site itself uses, and the marks of other companies. */
const INSTALLED = ['ph', 'simple-icons']
/**
 * A set is a file of 5 MB and read in some 25 ms, so it is kept while it is asked for and let go soon after: pages keep
 * their icons, and at rest a process asks for none.
 */
const CACHE_MS = 60_000

/** Installed sets, from `node_modules` when somebody asks. */
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
