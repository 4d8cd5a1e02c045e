import { isSlug } from '#app/lib/slug.ts'

/** As many favourites as a device keeps and a link carries. */
export const MOST_SAVED = 50
/** As many dogs as fit side by side. */
export const MOST_COMPARED = 4

/**
 * The dogs an address names by their slugs: `?dogs=biscuit,percy`, as links have it, or `?dogs=biscuit&dogs=percy`, as a
 * form sends it. Once each, in that order, at most `MOST_SAVED`; what cannot be a slug is as if it were not there.
 */
export function readChoice(params: URLSearchParams): string[] {
	const slugs = params.getAll('dogs').flatMap((value) => value.split(',').map((slug) => slug.trim()))
	return [...new Set(slugs)].filter(isSlug).slice(0, MOST_SAVED)
}

/** The address of a page for these dogs, so that one choice has one address; without dogs the page itself. */
export function choiceAddress(path: string, slugs: readonly string[]): string {
	return slugs.length > 0 ? `${path}?dogs=${slugs.map(encodeURIComponent).join(',')}` : path
}
