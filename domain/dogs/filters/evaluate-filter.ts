import type { Dog } from '#content/model/content.ts'
import { AGE_BANDS, childrenLimits, fitWithAges, fitWithSomeChildren } from '#domain/dogs/children.ts'
import { type Verdict, verdictByFit } from '#domain/dogs/fit-verdict.ts'
import { isSpokenFor } from '#domain/dogs/status.ts'
import { ageGroupOf, energyGroupOf } from '#domain/dogs/vocabulary.ts'
import { ageInMonths } from '#lib/dates.ts'
import type { Group } from './dog-filter.ts'
import { placeOf } from './place.ts'

type Answer = (value: string) => Verdict

function withCompany(dog: Dog): Answer {
	const { goodWith } = dog
	const answers: Record<string, Verdict> = {
		cats: verdictByFit[goodWith.cats],
		dogs: verdictByFit[goodWith.dogs],
		small_pets: verdictByFit[goodWith.smallPets],
		children: verdictByFit[fitWithSomeChildren(childrenLimits(dog))],
	}
	return (value) => answers[value] ?? 'no'
}

function withChildrenOf(dog: Dog): Answer {
	const limits = childrenLimits(dog)
	const answers = new Map<string, Verdict>(
		Object.entries(AGE_BANDS).map(([name, band]) => [name, verdictByFit[fitWithAges(limits, band)]]),
	)
	return (value) => answers.get(value) ?? 'no'
}

/** A birth year alone is a range: if it covers two bands, both are a maybe. */
function ofAge({ birthDate }: Dog, today: Date): Answer {
	if (ageInMonths(birthDate, today) === undefined) return () => 'unknown'
	const ends = birthDate.length === 4 ? [`${birthDate}-01-01`, `${birthDate}-12-31`] : [birthDate]
	const groups: string[] = ends.map((end) => ageGroupOf(ageInMonths(end, today) ?? 0))
	return (value) => (groups.includes(value) ? (groups.every((group) => group === value) ? 'yes' : 'maybe') : 'no')
}

/** A yes if one of the known values matches; unknown without known values. */
function known(...values: string[]): Answer {
	return (value) => (values.length === 0 ? 'unknown' : values.includes(value) ? 'yes' : 'no')
}

const unlessUnknown = (value: string) => (value === 'unknown' ? [] : [value])

const answerers: Record<Group, (dog: Dog, today: Date) => Answer> = {
	with: withCompany,
	children: withChildrenOf,
	size: ({ size }) => known(...unlessUnknown(size)),
	age: ofAge,
	sex: ({ sex }) => known(...unlessUnknown(sex)),
	energy: ({ energy }) => known(...(energy === null ? [] : [energyGroupOf(energy)])),
	coat: ({ coat }) => known(...unlessUnknown(coat)),
	breed: ({ breeds }) => known(...breeds.map(({ slug }) => slug)),
	place: ({ location }) => known(...[placeOf(location)?.slug ?? []].flat()),
	foster: ({ fosterNeeded }) => known(fosterNeeded ? 'wanted' : ''),
	reserved: (dog) => known(isSpokenFor(dog) ? '' : 'hide'),
}

export function evaluateFilter(dog: Dog, group: Group, today: Date): Answer {
	return answerers[group](dog, today)
}
