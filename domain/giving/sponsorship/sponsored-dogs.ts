import type { Dog } from '#content/model/content.ts'
import { addMonths } from '#lib/dates.ts'
import type { Frequency, Sponsorship } from '../donation.ts'

/** A present is for this many months. */
export const PRESENT_MONTHS = 12

/** What has become of a dog, as far as its sponsors asked for something then. */
export type DogOutcome = 'adopted' | 'died'

/** Whether a dog can be sponsored now: it is offered for that, and still with the charity. */
export function canBeSponsored({ sponsorable, status }: Pick<Dog, 'sponsorable' | 'status'>): boolean {
	return sponsorable && status !== 'adopted' && status !== 'died' && status !== 'withdrawn'
}

/** Those that can be sponsored, longest stay first. */
export function dogsToSponsor(dogs: readonly Dog[]): Dog[] {
	return dogs
		.filter(canBeSponsored)
		.toSorted((a, b) => (a.listedOn || '9').localeCompare(b.listedOn || '9') || a.title.localeCompare(b.title))
}

/** The least for a dog, in minor units: a month, or for the months of a present. Never below what the site takes. */
export function leastFor(
	{ sponsorMinimum }: Pick<Dog, 'sponsorMinimum'>,
	frequency: Exclude<Frequency, 'once'>,
	siteMinimum: number,
): number {
	const aMonth = sponsorMinimum ?? siteMinimum
	return Math.max(siteMinimum, frequency === 'monthly' ? aMonth : aMonth * PRESENT_MONTHS)
}

const MAX_USUAL = 2
/** One that is hardly more than the least is no choice. */
const MIN_TIMES_LEAST = 1.5

/** The usual monthly amounts offered beside the least, smallest first. */
export function usualAbove<Line extends { amount: number }>(least: number, monthly: readonly Line[]): Line[] {
	return monthly.filter(({ amount }) => amount >= least * MIN_TIMES_LEAST).slice(0, MAX_USUAL)
}

/** Undefined as long as the dog needs its sponsors. A dog that is no longer published has no outcome: only its status says one. */
export function outcomeOf(dog: Pick<Dog, 'status'> | undefined): DogOutcome | undefined {
	return dog?.status === 'adopted' || dog?.status === 'died' ? dog.status : undefined
}

/**
 * The day on which a sponsorship of 12 months ends, `YYYY-MM-DD`: counted from the day the money came, or from which its
 * recipient knows of it. Undefined for others.
 */
export function sponsorshipEnd(
	{ frequency, sponsorship }: { frequency: Frequency; sponsorship: Pick<Sponsorship, 'present'> | null },
	receivedOn: string,
): string | undefined {
	if (frequency !== '12 months' || !sponsorship) return undefined
	const knownOn = sponsorship.present?.sendOn ?? ''
	return addMonths(knownOn > receivedOn ? knownOn : receivedOn, PRESENT_MONTHS)
}

/** The dog that a sponsorship moves to: the one waiting longest whose least is not above what is given. */
export function nextDog(
	dogs: readonly Dog[],
	{ sponsorship, frequency, amount }: { sponsorship: Pick<Sponsorship, 'dogId'>; frequency: Frequency; amount: number },
): Dog | undefined {
	const others = dogsToSponsor(dogs).filter(({ id }) => String(id) !== sponsorship.dogId)
	const length = frequency === 'monthly' ? 'monthly' : '12 months'
	return others.find((dog) => leastFor(dog, length, 0) <= amount) ?? others[0]
}
