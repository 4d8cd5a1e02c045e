import type { Dog, DogStatus } from '#content/model/content.ts'
import { isUrgent } from '#domain/dogs/status.ts'
import { daysSince } from '#lib/dates.ts'

export interface BadgeData {
	tone: 'urgent' | 'reserved' | 'foster' | 'new' | 'good'
	text: string
}

const statusBadges: Partial<Record<DogStatus, BadgeData>> = {
	reserved: { tone: 'reserved', text: 'Reserved' },
	on_trial: { tone: 'reserved', text: 'Trying out a home' },
	coming_soon: { tone: 'new', text: 'Coming soon' },
	long_term_foster: { tone: 'foster', text: 'In a foster home' },
	adopted: { tone: 'good', text: 'Found a home' },
}

/** Badges of a dog, most important first. */
export function badgesFor(dog: Dog, today: Date, longest: Dog | undefined): BadgeData[] {
	const status = statusBadges[dog.status]
	if (status) return [status]
	if (dog.status !== 'available') return []
	const days = daysSince(dog.listedOn, today)
	const badges: (BadgeData | false)[] = [
		isUrgent(dog, today) && { tone: 'urgent', text: 'Urgent' },
		dog.id === longest?.id && { tone: 'urgent', text: 'Waiting longest' },
		dog.fosterNeeded && { tone: 'foster', text: 'Foster wanted' },
		days !== undefined && days <= 7 && { tone: 'new', text: 'New this week' },
		dog.goodWith.cats === 'yes' && { tone: 'good', text: 'Good with cats' },
	]
	return badges.filter((badge) => badge !== false)
}
