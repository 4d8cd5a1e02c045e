import { isSlug } from '#lib/text/slug.ts'
import { MAX_FAVOURITES } from '../selection/selection.ts'

const MAX_NAME_LENGTH = 120

/** The name is stored too, for a dog whose page is gone. */
export interface FavouriteDog {
	slug: string
	name: string
}

/** Invalid entries are skipped. */
export function parseFavourites(text: string | null): FavouriteDog[] {
	const bySlug = new Map<string, FavouriteDog>()
	for (const dog of listIn(text)) {
		if (isFavouriteDog(dog)) bySlug.set(dog.slug, { slug: dog.slug, name: dog.name.slice(0, MAX_NAME_LENGTH) })
	}
	return [...bySlug.values()].slice(0, MAX_FAVOURITES)
}

function listIn(text: string | null): unknown[] {
	try {
		const value: unknown = JSON.parse(text ?? '[]')
		return Array.isArray(value) ? value : []
	} catch {
		return []
	}
}

function isFavouriteDog(value: unknown): value is FavouriteDog {
	if (typeof value !== 'object' || value === null || !('slug' in value) || !('name' in value)) return false
	return typeof value.slug === 'string' && isSlug(value.slug) && typeof value.name === 'string'
}
