import type { Dog } from '#content/model/content.ts'

/* Words for sizes, ages, energy and coats wherever people read them. Feeds keep the values of the content model,
   exports use the words of each channel. */

type Known<Word> = Exclude<Word, 'unknown' | null>

export const SIZE_WORDS: Record<Known<Dog['size']>, string> = {
	small: 'Small',
	medium: 'Medium',
	large: 'Large',
	giant: 'Very large',
}

// Marked as pure so that pages without it do not load its words.
export const SIZES = /* @__PURE__ */ valuesOf(SIZE_WORDS)

export const AGE_GROUPS = ['puppy', 'young', 'adult', 'senior'] as const
type AgeGroup = (typeof AGE_GROUPS)[number]

/** Minimum ages in months of all but the first group. */
export const AGE_GROUP_MONTHS = [12, 36, 96] as const

export const AGE_GROUP_WORDS: Record<AgeGroup, { label: string; years: string }> = {
	puppy: { label: 'Puppy', years: 'under 1 year' },
	young: { label: 'Young', years: '1 and 2 years' },
	adult: { label: 'Adult', years: '3 to 7 years' },
	senior: { label: 'Older', years: '8 years and up' },
}

/** The age group for a number of whole months. */
export function ageGroupOf(months: number): AgeGroup {
	const [young, adult, senior] = AGE_GROUP_MONTHS
	if (months < young) return 'puppy'
	if (months < adult) return 'young'
	return months < senior ? 'adult' : 'senior'
}

type Energy = Known<Dog['energy']>

export const ENERGY_WORDS: Record<Energy, string> = {
	1: 'Very calm',
	2: 'Calm',
	3: 'Medium energy',
	4: 'Lively',
	5: 'Very lively',
}

export const ENERGY_GROUPS = ['calm', 'middle', 'lively'] as const
type EnergyGroup = (typeof ENERGY_GROUPS)[number]

export const ENERGY_GROUP_WORDS: Record<EnergyGroup, string> = {
	calm: 'Calm',
	middle: 'Medium energy',
	lively: 'Lively',
}

const energyGroups: Record<Energy, EnergyGroup> = { 1: 'calm', 2: 'calm', 3: 'middle', 4: 'lively', 5: 'lively' }

export function energyGroupOf(energy: Energy): EnergyGroup {
	return energyGroups[energy]
}

export const COAT_WORDS: Record<Known<Dog['coat']>, string> = {
	short: 'Short',
	medium: 'Medium length',
	long: 'Long',
	wire: 'Wiry',
	curly: 'Curly',
	hairless: 'Hairless',
}

export const COATS = /* @__PURE__ */ valuesOf(COAT_WORDS)

export const SHEDDING_WORDS: Record<Known<Dog['shedding']>, string> = {
	none: 'Next to nothing',
	low: 'A little',
	moderate: 'Some',
	high: 'A lot',
}

/** The values that have words, in the order of the words. */
function valuesOf<Value extends string>(words: Record<Value, string>): Value[] {
	// `Object.keys` forgets the names.
	return Object.keys(words) as Value[]
}
