import type { PictureData } from '#app/ui/media/picture.tsx'
import type { Dog, Picture } from '#content/model/content.ts'
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
		picture: cardPicture(dog.picture ?? dog.gallery[0] ?? null),
		badge: badgesFor(dog, today, longest)[0] ?? null,
		livesWith: livesWith(dog),
		needs: writeNeeds(dog),
		isSpokenFor: isSpokenFor(dog),
	}
}

/** One list for pictures with the same widths: the page's payload contains a repeated object once. */
const sharedWidths = new Map<string, number[]>()

/** Without the caption, which no card shows. */
function cardPicture(picture: Picture | null): PictureData | null {
	if (!picture) return null
	const { id, version, alt, width, height, focal, widths } = picture
	const key = widths.join()
	// As many as there are sets of widths: one for each width of an original below the largest.
	const shared = sharedWidths.get(key) ?? widths
	sharedWidths.set(key, shared)
	return { id, version, alt, width, height, focal, widths: shared }
}
