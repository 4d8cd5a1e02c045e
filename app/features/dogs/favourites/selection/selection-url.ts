/** Limit of a device and of a link. */
export const MAX_FAVOURITES = 50
export const MAX_COMPARED = 4

/** The canonical URL of a selection. */
export function selectionUrl(path: string, slugs: readonly string[]): string {
	return slugs.length > 0 ? `${path}?dogs=${slugs.map(encodeURIComponent).join(',')}` : path
}
