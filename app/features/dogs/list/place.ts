import type { Dog } from '#content/content.ts'

/** Somewhere dogs are, as a wish names it in an address. */
export interface Place {
	slug: string
	name: string
}

/** A foster home in the "Saltmarsh area" is near Saltmarsh, so both are one place. "" is nowhere we know. */
export function placeOf(location: string): Place | null {
	const name = location.replace(/\s+area$/i, '').trim()
	const slug = name
		.normalize('NFKD')
		.replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '')
	return slug ? { slug, name } : null
}

/** Every place where one of these dogs is, once each, by name. */
export function placesOf(dogs: readonly Dog[]): Place[] {
	const bySlug = new Map<string, Place>()
	for (const dog of dogs) {
		const place = placeOf(dog.location)
		if (place && !bySlug.has(place.slug)) bySlug.set(place.slug, place)
	}
	return [...bySlug.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}
