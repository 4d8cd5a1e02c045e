import type { Dog, DogStatus } from '#content/model/content.ts'
import { isUrgent } from '#domain/dogs/status.ts'
import { daysSince, formatNearDate } from '#lib/dates.ts'
import { statusTogether } from './bonded-pair.ts'

export interface BadgeData {
	tone: 'urgent' | 'waiting' | 'reserved' | 'foster' | 'new' | 'good'
	text: string
}

const statusBadges: Partial<Record<DogStatus, BadgeData>> = {
	reserved: { tone: 'reserved', text: 'Reserved' },
	on_trial: { tone: 'reserved', text: 'Trying out a home' },
	coming_soon: { tone: 'new', text: 'Coming soon' },
	long_term_foster: { tone: 'foster', text: 'In a foster home' },
	adopted: { tone: 'good', text: 'Found a home' },
}

/** Over a picture as small as half a phone is wide. */
const shortBadges: Partial<Record<DogStatus, BadgeData>> = {
	...statusBadges,
	on_trial: { tone: 'reserved', text: 'Trying a home' },
	long_term_foster: { tone: 'foster', text: 'Fostered' },
}

/** Half a year. */
const MIN_LONG_WAIT_DAYS = 182
/** The longest wait of all is news after two months. */
const MIN_LONGEST_WAIT_DAYS = 60
const NEW_DAYS = 7

/** Badges of a dog, most important first. */
export function badgesFor(dog: Dog, today: Date, longest: Dog | undefined, locale?: string): BadgeData[] {
	const status = statusBadges[dog.status]
	if (status) return [status]
	if (dog.status !== 'available') return []
	const badges: (BadgeData | undefined)[] = [
		urgentBadge([dog], today, locale),
		waitingBadge([dog], today, longest),
		dog.fosterNeeded ? { tone: 'foster', text: 'Foster wanted' } : undefined,
		newBadge([dog], today),
		dog.goodWith.cats === 'yes' ? { tone: 'good', text: 'Good with cats' } : undefined,
	]
	return badges.filter((badge) => badge !== undefined)
}

/** The one badge of a card, of a dog or of bonded dogs: only news, or a status. */
export function cardBadge(
	dogs: readonly Dog[],
	today: Date,
	longest: Dog | undefined,
	locale?: string,
): BadgeData | undefined {
	const status = statusTogether(dogs)
	if (status !== 'available') return shortBadges[status]
	const pair: BadgeData | undefined = dogs.length > 1 ? { tone: 'good', text: groupName(dogs.length) } : undefined
	return (
		shortened(urgentBadge(dogs, today, locale)) ?? pair ?? waitingBadge(dogs, today, longest) ?? newBadge(dogs, today)
	)
}

function groupName(size: number): string {
	return size === 2 ? 'Pair' : `Group of ${size}`
}

/** "Urgent: by 12 Dec": on a picture one line has to do. */
function shortened(urgent: BadgeData | undefined): BadgeData | undefined {
	const text = urgent?.text.replace('Needs a home', 'Urgent:').replace(/(\d \p{Lu}\p{L}{2})\p{L}+/u, '$1')
	return urgent && { ...urgent, text: text ?? '' }
}

/** "Needs a home by 12 December", of the earliest date. */
function urgentBadge(dogs: readonly Dog[], today: Date, locale?: string): BadgeData | undefined {
	const [until] = dogs
		.filter((dog) => isUrgent(dog, today))
		.map(({ urgentUntil }) => urgentUntil)
		.toSorted()
	if (until === undefined) return undefined
	// A year alone is no date to name.
	const isNamed = until.length > 4
	return { tone: 'urgent', text: isNamed ? `Needs a home by ${formatNearDate(until, today, locale)}` : 'Urgent' }
}

function waitingBadge(dogs: readonly Dog[], today: Date, longest: Dog | undefined): BadgeData | undefined {
	const days = Math.max(...dogs.map(({ listedOn }) => daysSince(listedOn, today) ?? 0))
	const isLongest = dogs.some(({ id }) => id === longest?.id)
	const isLong = days >= (isLongest ? MIN_LONGEST_WAIT_DAYS : MIN_LONG_WAIT_DAYS)
	return isLong ? { tone: 'waiting', text: `Waiting ${days} days` } : undefined
}

function newBadge(dogs: readonly Dog[], today: Date): BadgeData | undefined {
	const isNew = dogs.every(({ listedOn }) => (daysSince(listedOn, today) ?? Infinity) <= NEW_DAYS)
	return isNew ? { tone: 'new', text: 'New this week' } : undefined
}
