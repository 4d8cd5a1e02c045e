import { isSlug } from '#lib/text/slug.ts'
import { MAX_FAVOURITES } from './selection-url.ts'

/**
 * The slugs of a URL: `?dogs=biscuit,percy` (links) or `?dogs=biscuit&dogs=percy` (forms). Unique, in order; invalid
 * ones are skipped.
 */
export function readSelection(params: URLSearchParams): string[] {
	const slugs = params.getAll('dogs').flatMap((value) => value.split(',').map((slug) => slug.trim()))
	return [...new Set(slugs)].filter(isSlug).slice(0, MAX_FAVOURITES)
}
