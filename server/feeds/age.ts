import { AGE_GROUP_MONTHS } from '#domain/dogs/vocabulary.ts'
import { ageInMonths } from '#lib/dates.ts'

/** The least age of all but the first group, in months, youngest first. */
export type AgeBands = readonly [number, number, number]

/** The groups of this site and of Petfinder: from 1, 3 and 8 years. */
export const SITE_BANDS: AgeBands = AGE_GROUP_MONTHS

/** Which of four groups, 0 the youngest, a dog is in today; null when nobody knows the age. */
export function ageGroup(birthDate: string, today: Date, bands: AgeBands): 0 | 1 | 2 | 3 | null {
	const months = ageInMonths(birthDate, today)
	if (months === null) return null
	const [young, adult, senior] = bands
	if (months < young) return 0
	if (months < adult) return 1
	return months < senior ? 2 : 3
}

/** The group in the words American listing sites share; "" when nobody knows. */
export function listingAge(birthDate: string, today: Date, bands: AgeBands): string {
	const group = ageGroup(birthDate, today, bands)
	return group === null ? '' : (['Baby', 'Young', 'Adult', 'Senior'][group] ?? '')
}
