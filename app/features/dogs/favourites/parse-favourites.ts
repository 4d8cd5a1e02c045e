import { isSlug } from '#lib/slug.ts'
import { MOST_SAVED } from './selection-url.ts'

const LONGEST_NAME = 120

/** One favourite. The name is kept as well, so that a dog whose page is gone can still be spoken of. */
export interface SavedDog {
	slug: string
	name: string
}

/** What storage holds, if it is what we wrote: anything else is nothing, never an error. */
export function parseSavedDogs(text: string | null): SavedDog[] {
	const bySlug = new Map<string, SavedDog>()
	for (const dog of listIn(text)) {
		if (isSavedDog(dog)) bySlug.set(dog.slug, { slug: dog.slug, name: dog.name.slice(0, LONGEST_NAME) })
	}
	return [...bySlug.values()].slice(0, MOST_SAVED)
}

function listIn(text: string | null): unknown[] {
	try {
		const value: unknown = JSON.parse(text ?? '[]')
		return Array.isArray(value) ? value : []
	} catch {
		return []
	}
}

function isSavedDog(value: unknown): value is SavedDog {
	if (typeof value !== 'object' || value === null || !('slug' in value) || !('name' in value)) return false
	return typeof value.slug === 'string' && isSlug(value.slug) && typeof value.name === 'string'
}
