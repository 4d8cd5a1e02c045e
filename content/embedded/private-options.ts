import type { Library } from './library.ts'

/** Options that the site needs and no page shows: where staff are written to, and the words of letters. */
const PRIVATE = ['notification_email', 'letters']

/** The library as anybody may see it who asks from outside. */
export function withoutPrivateOptions(library: Library): Library {
	if (!library.options) return library
	const shown = Object.entries(library.options).filter(([name]) => !PRIVATE.includes(name))
	return { ...library, options: Object.fromEntries(shown) }
}
