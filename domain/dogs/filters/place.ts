import type { Dog } from '#content/model/content.ts'
import { eachInSteps, type Steps } from '#lib/time-slices.ts'

/** A place or a breed with its slug in URLs. */
export interface Named {
	slug: string
	name: string
}

/** A foster home in the "Saltmarsh area" is near Saltmarsh: one place. */
export function placeOf(location: string): Named | undefined {
	const name = location.replace(/\s+area$/i, '').trim()
	const slug = name
		.normalize('NFKD')
		.replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '')
	return slug ? { slug, name } : undefined
}

/** The places of these dogs, by name. */
export function* placesOf(dogs: readonly Dog[]): Steps<Named[]> {
	const locations = new Set<string>()
	yield* eachInSteps(dogs, ({ location }) => void locations.add(location))
	const bySlug = new Map<string, Named>()
	yield* eachInSteps([...locations], (location) => {
		const place = placeOf(location)
		if (place && !bySlug.has(place.slug)) bySlug.set(place.slug, place)
	})
	return [...bySlug.values()].toSorted(byName)
}

/** The breeds of these dogs, by name. */
export function* breedsOf(dogs: readonly Dog[]): Steps<Named[]> {
	const bySlug = new Map<string, Named>()
	yield* eachInSteps(dogs, ({ breeds }) => {
		for (const { slug, name } of breeds) bySlug.set(slug, { slug, name })
	})
	return [...bySlug.values()].toSorted(byName)
}

const { compare } = new Intl.Collator('en-GB')

function byName(a: Named, b: Named): number {
	return compare(a.name, b.name)
}
