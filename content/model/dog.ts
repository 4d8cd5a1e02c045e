import { z } from 'zod'
import { item, money, partialDate, term } from './item.ts'
import { picture } from './picture.ts'

export const dogStatus = z.enum([
	'coming_soon',
	'available',
	'reserved',
	'on_trial',
	'adopted',
	'long_term_foster',
	'withdrawn',
	'died',
])
export type DogStatus = z.infer<typeof dogStatus>

/** "unknown" is never "no". */
export const fit = z.enum(['yes', 'no', 'selective', 'unknown'])
export type Fit = z.infer<typeof fit>

/** The reason behind each answer, in a sentence; "" when none was written. */
const fitNotes = z.object({
	dogs: z.string(),
	cats: z.string(),
	small_pets: z.string(),
	children: z.string(),
	alone: z.string(),
	garden: z.string(),
})
export type FitTopic = keyof z.infer<typeof fitNotes>

const progress = z.enum(['yes', 'learning', 'no', 'unknown'])
const training = z.object({ house: progress, lead: progress, recall: progress, travel: progress, crate: progress })
export type Skill = keyof z.infer<typeof training>

export const dogUpdate = z.object({ date: partialDate, text: z.string(), picture: picture.nullable() })
export type DogUpdate = z.infer<typeof dogUpdate>

export const dog = item.extend({
	ref: z.string(),
	status: dogStatus,
	breeds: z.array(term),
	traits: z.array(term),
	gallery: z.array(picture),
	/** "" when there is none. */
	videoUrl: z.string(),
	updates: z.array(dogUpdate),
	sex: z.enum(['female', 'male', 'unknown']),
	neutered: z.enum(['yes', 'no', 'booked', 'too_young', 'unknown']),
	birthDate: partialDate,
	size: z.enum(['small', 'medium', 'large', 'giant', 'unknown']),
	weightKg: z.number().nullable(),
	colour: z.string(),
	coat: z.enum(['short', 'medium', 'long', 'wire', 'curly', 'hairless', 'unknown']),
	shedding: z.enum(['none', 'low', 'moderate', 'high', 'unknown']).default('unknown'),
	energy: z.literal([1, 2, 3, 4, 5]).nullable(),
	exerciseMinutes: z.number().nullable(),
	grooming: z.enum(['low', 'medium', 'high', 'unknown']),
	goodWith: z.object({
		dogs: fit,
		cats: fit,
		smallPets: fit,
		children: z.object({ fit, minAge: z.number().nullable() }),
	}),
	fitNotes,
	hoursAlone: z.number().nullable(),
	garden: z.enum(['required', 'preferred', 'not_needed', 'unknown']),
	fenceCm: z.number().nullable(),
	experience: z.enum(['none', 'some', 'lots', 'unknown']),
	training,
	vaccinated: z.boolean().nullable(),
	microchipped: z.boolean().nullable(),
	specialNeeds: z.string(),
	/** A centre or an area, never a foster address. */
	location: z.string(),
	fee: money.extend({ includes: z.string() }).nullable(),
	sponsorable: z.boolean(),
	sponsorMinimum: z.number().nullable(),
	/** Ids of the dogs this one must go home with. */
	bondedWith: z.array(z.int()),
	urgentUntil: partialDate,
	fosterNeeded: z.boolean(),
	listedOn: partialDate,
	bestFeature: z.string(),
	homeSummary: z.string(),
})
export type Dog = z.infer<typeof dog>
