import { ageInMonths } from '#app/lib/dates.ts'
import type { Dog, Fit } from '#content/content.ts'
import type { Group } from './dog-filter.ts'
import { placeOf } from './place.ts'

/** "unknown" is neither a yes nor a no: such dogs are counted apart and never left out in silence. From worst to best. */
export const VERDICTS = ['no', 'unknown', 'maybe', 'yes'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What we know about one dog, asked value by value. */
type Answer = (value: string) => Verdict

const verdictByFit: Record<Fit, Verdict> = { yes: 'yes', selective: 'maybe', unknown: 'unknown', no: 'no' }

const FIRST_YEAR_OF_TEENAGERS = 12
const NO_LONGER_A_CHILD = 16

/**
 * Whoever says "children" may mean any age. Up to 11 a least age is a yes, and the card shows it; a dog for teenagers is a
 * maybe, because it depends on the child; one for over 16s is a no, because those homes have no children.
 */
function withChildren({ fit, minAge }: Dog['goodWith']['children']): Verdict {
	if (fit === 'no' || fit === 'unknown' || minAge === null) return verdictByFit[fit]
	if (minAge >= NO_LONGER_A_CHILD) return 'no'
	return minAge >= FIRST_YEAR_OF_TEENAGERS ? 'maybe' : verdictByFit[fit]
}

/** A least age within the band depends on the child: a dog for over 8s is a maybe for "5 to 11". */
function withChildrenOf(band: string, { fit, minAge }: Dog['goodWith']['children']): Verdict {
	const [youngest = 0, oldest = 0] = band.split('-').map(Number)
	if (fit === 'no' || fit === 'unknown' || minAge === null || minAge <= youngest) return verdictByFit[fit]
	return minAge <= oldest ? 'maybe' : 'no'
}

function withCompany({ goodWith }: Dog): Answer {
	const answers: Record<string, Verdict> = {
		cats: verdictByFit[goodWith.cats],
		dogs: verdictByFit[goodWith.dogs],
		small_pets: verdictByFit[goodWith.smallPets],
		children: withChildren(goodWith.children),
	}
	return (value) => answers[value] ?? 'no'
}

/** In whole years: a puppy is in its first, and a dog is old from its ninth. */
function ageBand(months: number): string {
	if (months < 12) return 'puppy'
	if (months < 36) return 'young'
	return months < 96 ? 'adult' : 'senior'
}

/** A birth year alone leaves a year of doubt: where that covers two bands, both are a maybe. */
function ofAge({ birthDate }: Dog, today: Date): Answer {
	if (ageInMonths(birthDate, today) === null) return () => 'unknown'
	const ends = birthDate.length === 4 ? [`${birthDate}-01-01`, `${birthDate}-12-31`] : [birthDate]
	const bands = ends.map((end) => ageBand(ageInMonths(end, today) ?? 0))
	return (value) => (bands.includes(value) ? (bands.every((band) => band === value) ? 'yes' : 'maybe') : 'no')
}

const energyBand = { 1: 'calm', 2: 'calm', 3: 'middle', 4: 'lively', 5: 'lively' } as const

/** One of the values is known to be true, or several are; none known means that nobody knows. */
function known(...values: string[]): Answer {
	return (value) => (values.length === 0 ? 'unknown' : values.includes(value) ? 'yes' : 'no')
}

const unlessUnknown = (value: string) => (value === 'unknown' ? [] : [value])

const answerers: Record<Group, (dog: Dog, today: Date) => Answer> = {
	with: withCompany,
	children:
		({ goodWith }) =>
		(band) =>
			withChildrenOf(band, goodWith.children),
	size: ({ size }) => known(...unlessUnknown(size)),
	age: ofAge,
	sex: ({ sex }) => known(...unlessUnknown(sex)),
	energy: ({ energy }) => known(...(energy === null ? [] : [energyBand[energy]])),
	breed: ({ breeds }) => known(...breeds.map(({ slug }) => slug)),
	place: ({ location }) => known(...[placeOf(location)?.slug ?? []].flat()),
	foster: ({ fosterNeeded }) => known(fosterNeeded ? 'wanted' : ''),
	reserved: ({ status }) => known(status === 'reserved' || status === 'on_trial' ? '' : 'hide'),
}

/** What we know about one dog in one group of wishes. */
export function answersOf(dog: Dog, group: Group, today: Date): Answer {
	return answerers[group](dog, today)
}
