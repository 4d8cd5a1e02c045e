import { ageInWords } from '#app/lib/dates.ts'
import type { Dog } from '#content/content.ts'
import { badgesFor } from '../badges.ts'
import { writeNeeds } from '../fit/dog-needs.ts'
import type { DogCardData } from './dog-card.tsx'
import { livesWith } from './lives-with.ts'

/** "Terrier cross", "Collie and kelpie", or that nobody knows. */
export function breedInWords(dog: Dog): string {
	return dog.breeds.map((breed) => breed.name).join(' and ') || 'Breed not known'
}

export function dogCard(dog: Dog, today: Date, longest: Dog | null): DogCardData {
	const age = ageInWords(dog.birthDate, today)
	return {
		id: dog.id,
		slug: dog.slug,
		name: dog.title,
		about: [breedInWords(dog), age || 'age not known'].join(', '),
		place: dog.location,
		picture: dog.picture ?? dog.gallery[0] ?? null,
		badge: badgesFor(dog, today, longest)[0] ?? null,
		livesWith: livesWith(dog),
		needs: writeNeeds(dog),
		isSpokenFor: dog.status === 'reserved' || dog.status === 'on_trial',
	}
}
