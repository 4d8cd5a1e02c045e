/** As many favourites as a device keeps and a link carries. */
export const MAX_FAVOURITES = 50
/** As many dogs as fit side by side. */
export const MAX_COMPARED = 4

/** The address of a page for these dogs, so that one choice has one address; without dogs the page itself. */
export function selectionUrl(path: string, slugs: readonly string[]): string {
	return slugs.length > 0 ? `${path}?dogs=${slugs.map(encodeURIComponent).join(',')}` : path
}
