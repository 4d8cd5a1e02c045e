import type { Library } from './library.ts'

/** Options that no page shows: the staff address and the email texts. */
const PRIVATE = ['notification_email', 'letters']

/** The library as external requests see it. */
export function withoutPrivateOptions(library: Library): Library {
	if (!library.options) return library
	const shown = Object.entries(library.options).filter(([name]) => !PRIVATE.includes(name))
	return { ...library, options: Object.fromEntries(shown) }
}
