import { AGE_GROUP_MONTHS } from '#domain/dogs/vocabulary.ts'
import { ageInMonths } from '#lib/dates.ts'

/** Minimum ages in months of all groups but the first. */
export type AgeBands = readonly [number, number, number]

export const SITE_BANDS: AgeBands = AGE_GROUP_MONTHS

/** A dog's age group today, 0 the youngest; undefined when the age is unknown. */
export function ageGroup(birthDate: string, today: Date, bands: AgeBands): 0 | 1 | 2 | 3 | undefined {
	const months = ageInMonths(birthDate, today)
	if (months === undefined) return undefined
	const [young, adult, senior] = bands
	if (months < young) return 0
	if (months < adult) return 1
	return months < senior ? 2 : 3
}

/** In the terms of American listing sites; "" when unknown. */
export function listingAge(birthDate: string, today: Date, bands: AgeBands): string {
	const group = ageGroup(birthDate, today, bands)
	return group === undefined ? '' : (['Baby', 'Young', 'Adult', 'Senior'][group] ?? '')
}
