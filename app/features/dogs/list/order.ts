import type { Dog, DogStatus } from '#content/content.ts'
import { isUrgent } from '../status.ts'

const rankByStatus: Record<DogStatus, number> = {
	available: 1,
	coming_soon: 2,
	reserved: 3,
	on_trial: 3,
	long_term_foster: 4,
	withdrawn: 5,
	adopted: 5,
	died: 5,
}

function rank(dog: Dog, today: Date): number {
	return isUrgent(dog, today) ? 0 : rankByStatus[dog.status]
}

/** Urgent dogs first, then whoever has waited longest; dogs who are spoken for come after those who are not. */
export function inWaitingOrder(dogs: readonly Dog[], today: Date): Dog[] {
	return dogs.toSorted(
		(a, b) =>
			rank(a, today) - rank(b, today) ||
			(a.listedOn || '9999').localeCompare(b.listedOn || '9999') ||
			a.title.localeCompare(b.title, 'en-GB'),
	)
}
