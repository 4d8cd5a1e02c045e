import { isSlug } from '#lib/text/slug.ts'

/** Limit of a device and of a link. */
export const MAX_FAVOURITES = 50
export const MAX_COMPARED = 4

/** The canonical URL of a selection. */
export function selectionUrl(path: string, slugs: readonly string[]): string {
	return slugs.length > 0 ? `${path}?dogs=${slugs.map(encodeURIComponent).join(',')}` : path
}

/**
 * The slugs of a URL: `?dogs=biscuit,percy` (links) or `?dogs=biscuit&dogs=percy` (forms). Unique, in order; invalid
 * ones are skipped.
 */
export function readSelection(params: URLSearchParams): string[] {
	const slugs = params.getAll('dogs').flatMap((value) => value.split(',').map((slug) => slug.trim()))
	return [...new Set(slugs)].filter(isSlug).slice(0, MAX_FAVOURITES)
}
