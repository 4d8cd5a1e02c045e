import { isSlug } from '#lib/slug.ts'
import { MAX_FAVOURITES } from './selection-url.ts'

/**
 * The dogs an address names by their slugs: `?dogs=biscuit,percy`, as links have it, or `?dogs=biscuit&dogs=percy`, as a
 * form sends it. Once each, in that order, at most `MOST_SAVED`; what cannot be a slug is as if it were not there.
 */
export function readSelection(params: URLSearchParams): string[] {
	const slugs = params.getAll('dogs').flatMap((value) => value.split(',').map((slug) => slug.trim()))
	return [...new Set(slugs)].filter(isSlug).slice(0, MAX_FAVOURITES)
}
