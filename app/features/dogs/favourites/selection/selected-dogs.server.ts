import { dogCard } from '#app/features/dogs/card/dog-card.server.ts'
import type { DogCardData } from '#app/features/dogs/card/dog-card.tsx'
import type { Content, ContentSource, Dog } from '#content/model/content.ts'
import { dogsTogether, firstOf, namesOf } from '#domain/dogs/bonded-pair.ts'
import { isListed } from '#domain/dogs/status.ts'
import { missingDog } from './missing-dog.server.ts'
import type { MissingDog } from './missing-dogs.tsx'

export interface SelectedDogs {
	cards: DogCardData[]
	missing: MissingDog[]
	/** Dogs that have another slug now. */
	moved: { from: string; to: string; name: string }[]
}

interface SelectionContext {
	today: Date
	currentSlug: ContentSource['currentSlug']
}

/**
 * The cards of the selected dogs in their order, and the status of those no longer listed. Bonded dogs have one card,
 * whichever of them was selected; the device then keeps the canonical one.
 */
export async function selectedDogs(
	content: Content,
	slugs: readonly string[],
	{ today, currentSlug }: SelectionContext,
): Promise<SelectedDogs> {
	const found = await Promise.all(slugs.map(async (slug) => ({ slug, dog: await findDog(content, slug, currentSlug) })))
	const selected: SelectedDogs = { cards: [], missing: [], moved: [] }
	const seen = new Set<Dog>()
	for (const { slug, dog: named } of found) {
		const together = named && isListed(named) ? dogsTogether(named, content.dogs) : []
		const dog = firstOf(together) ?? named
		if (dog && dog.slug !== slug) {
			selected.moved.push({ from: slug, to: dog.slug, name: namesOf([dog, ...together.filter((one) => one !== dog)]) })
		}
		if (dog && seen.has(dog)) continue
		if (dog) seen.add(dog)
		const missing = missingDog(slug, dog)
		if (missing) selected.missing.push(missing)
		else if (dog) selected.cards.push(dogCard(dog, content, today))
	}
	return selected
}

/** Finds a dog by its current or an old slug. */
export async function findDog(
	content: Content,
	slug: string,
	currentSlug: ContentSource['currentSlug'],
): Promise<Dog | undefined> {
	const dog = content.dog(slug)
	if (dog) return dog
	const now = await currentSlug('dogs', slug)
	return now === undefined ? undefined : content.dog(now)
}
