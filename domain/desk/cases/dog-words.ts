import type { DogStatus } from '#content/model/content.ts'

/** The status of a dog on the public site. */
export const DOG_STATUS_WORDS: Record<DogStatus, string> = {
	coming_soon: 'Coming soon',
	available: 'Available',
	reserved: 'Reserved',
	on_trial: 'On trial',
	adopted: 'Adopted',
	long_term_foster: 'In long-term foster care',
	withdrawn: 'Withdrawn',
	died: 'Died',
}

interface Reserved {
	dog: string
	/** The person whose application is approved. */
	approved: string
	/** The person about to be approved. */
	other: string
}

/** Said before a second person is approved for a dog, with both names. */
export function reservationWarning({ dog, approved, other }: Reserved): string {
	return `${dog} is promised to ${approved}. Tell ${approved} before you approve ${other}.`
}

interface DogState {
	dog: string
	/** On the public site; undefined when the dog is not there. */
	status: DogStatus | undefined
	/** Names of the people whose applications are approved. */
	approved: string[]
	openCount: number
	/** Whose approved application ended, lately; null for none. */
	freed: { name: string; hasReturned: boolean } | null
}

/** What does not agree about a dog, in sentences that say what to do. */
export function dogWarnings({ dog, status, approved, openCount, freed }: DogState): string[] {
	const [first = '', second = ''] = approved
	const isFree = status === 'available' || status === 'coming_soon'
	const isGone = status === 'adopted' || status === 'withdrawn' || status === 'died' || status === undefined
	return [
		...(approved.length > 1 ? [`Promised twice: to ${first} and to ${second}. Ring both, then change one case.`] : []),
		...(approved.length > 0 && isFree
			? [`Promised to ${first}, and the site still says “${DOG_STATUS_WORDS[status]}”.`]
			: []),
		...(approved.length === 0 && freed && isTaken(status) ? [freeAgain(dog, status, freed)] : []),
		...(isGone && openCount > 0 ? [stillOpen(dog, status, openCount)] : []),
	]
}

function stillOpen(dog: string, status: DogStatus | undefined, count: number): string {
	const people = count === 1 ? '1 person is' : `${count} people are`
	const why = status === 'adopted' ? `${dog} has a home` : `${dog} is no longer looking for a home`
	return `${why}, and ${people} still waiting for an answer.`
}

type Taken = 'reserved' | 'on_trial' | 'adopted'

function isTaken(status: DogStatus | undefined): status is Taken {
	return status === 'reserved' || status === 'on_trial' || status === 'adopted'
}

function freeAgain(dog: string, status: Taken, { name, hasReturned }: NonNullable<DogState['freed']>): string {
	const why = hasReturned ? `${dog} came back from ${name}` : `${name} is not taking ${dog} after all`
	return `${why}, and the site still says “${DOG_STATUS_WORDS[status]}”.`
}
