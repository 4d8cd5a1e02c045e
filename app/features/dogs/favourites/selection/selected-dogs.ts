import type { DogCardData } from '#app/features/dogs/card/dog-card.tsx'
import type { MissingDog } from './missing-dogs.tsx'

export interface SelectedDogs {
	cards: DogCardData[]
	missing: MissingDog[]
	/** Dogs that have another slug now. */
	moved: { from: string; to: string; name: string }[]
}
