import { dogCard } from '#app/features/dogs/card/dog-card.server.ts'
import type { Content, ContentSource, Dog } from '#content/model/content.ts'
import { longestWaiting } from '#domain/dogs/status.ts'
import { findDog } from './find-dog.server.ts'
import { missingDog } from './missing-dog.server.ts'
import type { SelectedDogs } from './selected-dogs.ts'

interface SelectionContext {
	today: Date
	currentSlug: ContentSource['currentSlug']
}

/** The cards of the selected dogs in their order, and the status of those no longer listed. */
export async function selectedDogs(
	content: Content,
	slugs: readonly string[],
	{ today, currentSlug }: SelectionContext,
): Promise<SelectedDogs> {
	const found = await Promise.all(slugs.map(async (slug) => ({ slug, dog: await findDog(content, slug, currentSlug) })))
	const longest = longestWaiting(content.dogs)
	const selected: SelectedDogs = { cards: [], missing: [], moved: [] }
	const seen = new Set<Dog>()
	for (const { slug, dog } of found) {
		if (dog && dog.slug !== slug) selected.moved.push({ from: slug, to: dog.slug, name: dog.title })
		if (dog && seen.has(dog)) continue
		if (dog) seen.add(dog)
		const missing = missingDog(slug, dog)
		if (missing) selected.missing.push(missing)
		else if (dog) selected.cards.push(dogCard(dog, today, longest))
	}
	return selected
}
