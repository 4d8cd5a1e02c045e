import type { Dog } from '#content/model/content.ts'
import { badgesFor } from '#domain/dogs/badges.ts'
import { breedInWords } from '#domain/dogs/breed.ts'
import { writeNeeds } from '#domain/dogs/compatibility/dog-needs.ts'
import { isSpokenFor } from '#domain/dogs/status.ts'
import { ageInWords } from '#lib/dates.ts'
import type { DogCardData } from './dog-card.tsx'
import { livesWith } from './lives-with.ts'

export function dogCard(dog: Dog, today: Date, longest: Dog | undefined): DogCardData {
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
		isSpokenFor: isSpokenFor(dog),
	}
}
