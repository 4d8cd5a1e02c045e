import type { DogCardData } from '../card/dog-card.tsx'
import type { MissingDog } from './missing-dogs.tsx'

/** The dogs of a choice, as a page shows them. */
export interface SelectedDogs {
	cards: DogCardData[]
	missing: MissingDog[]
	/** Dogs who have another address now. */
	moved: { from: string; to: string; name: string }[]
}
