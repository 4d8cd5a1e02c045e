import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getIcons } from '@iconify/utils/lib/icon-set/get-icons'

/** Iconify's `IconifyJSON`. */
export type IconSet = NonNullable<ReturnType<typeof getIcons>>

/** Phosphor, which the site uses, and brand logos. */
const INSTALLED = ['ph', 'simple-icons']
/** Sets are files of 5 MB, read in about 25 ms: cached while in use and released soon after. */
const CACHE_MS = 60_000

/** Loads installed sets from `node_modules` on demand. */
export function createIconSets() {
	const cached = new Map<string, { set: IconSet; timer: NodeJS.Timeout }>()
	const { resolve } = createRequire(import.meta.url)

	function read(collection: string): IconSet | undefined {
		const known = cached.get(collection)
		if (known) {
			known.timer.refresh()
			return known.set
		}
		if (!INSTALLED.includes(collection)) return undefined
		const file = resolve(`@iconify-json/${collection}/icons.json`)
		if (!existsSync(file)) return undefined
		// From an installed package, verified by its checksum.
		const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet
		cached.set(collection, { set, timer: setTimeout(() => cached.delete(collection), CACHE_MS).unref() })
		return set
	}

	return {
		/**
		 * The icons of a collection as `IconifyJSON`, missing ones under `not_found`; undefined when it is not
		 * installed.
		 */
		pick(collection: string, icons: string[]): IconSet | undefined {
			const set = read(collection)
			if (!set) return undefined
			// "constructor" is a property of every object.
			const isThere = (icon: string) => Object.hasOwn(set.icons, icon) || Object.hasOwn(set.aliases ?? {}, icon)
			const picked = getIcons(set, icons.filter(isThere), true) ?? undefined
			const missing = icons.filter((icon) => !isThere(icon))
			return picked && missing.length > 0 ? { ...picked, not_found: missing } : picked
		},
	}
}
