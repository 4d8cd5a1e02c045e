import { z } from 'zod'
import {
	amount,
	choice,
	currency,
	flag,
	group,
	isEmpty,
	lines,
	listOf,
	picture,
	references,
	text,
	whole,
} from './fields.ts'
import { isRecord } from './read-base.ts'
import { withoutUnsetZeros } from './unset-meta.ts'

const fit = choice(['yes', 'no', 'selective', 'unknown'], 'unknown')
const learned = choice(['yes', 'learning', 'no', 'unknown'], 'unknown')

const status = z.enum(
	['coming_soon', 'available', 'reserved', 'on_trial', 'adopted', 'long_term_foster', 'withdrawn', 'died'],
	'is none of the statuses a dog can have',
)

const children = z.preprocess(
	(value) => (typeof value === 'string' ? { fit: value } : isEmpty(value) ? {} : value),
	z.object({ fit, min_age: amount }),
)

const energy = whole.transform((value) => ([1, 2, 3, 4, 5] as const).find((level) => level === value) ?? null)

const fee = z.preprocess(
	(value) => (isEmpty(value) ? null : value),
	z.object({ amount: whole.pipe(z.number()), currency, includes: text }).nullable(),
)

/** An early version of the contract had a checkbox here. */
const specialNeeds = z.preprocess((value) => (value === true ? 'Has special needs: please ask us.' : value), lines)

const meta = z.object({
	ref: text,
	status,
	sex: choice(['female', 'male', 'unknown'], 'unknown'),
	neutered: choice(['yes', 'no', 'booked', 'too_young', 'unknown'], 'unknown'),
	birth_date: text,
	size: choice(['small', 'medium', 'large', 'giant', 'unknown'], 'unknown'),
	weight_kg: amount,
	colour: text,
	coat: choice(['short', 'medium', 'long', 'wire', 'curly', 'hairless', 'unknown'], 'unknown'),
	shedding: choice(['none', 'low', 'moderate', 'high', 'unknown'], 'unknown'),
	energy,
	exercise_minutes: amount,
	grooming: choice(['low', 'medium', 'high', 'unknown'], 'unknown'),
	good_with_dogs: fit,
	good_with_cats: fit,
	good_with_small_pets: fit,
	children,
	fit_notes: group({ dogs: text, cats: text, small_pets: text, children: text, alone: text, garden: text }),
	hours_alone: amount,
	garden: choice(['required', 'preferred', 'not_needed', 'unknown'], 'unknown'),
	fence_cm: amount,
	experience: choice(['none', 'some', 'lots', 'unknown'], 'unknown'),
	training: group({ house: learned, lead: learned, recall: learned, travel: learned, crate: learned }),
	vaccinated: flag,
	microchipped: flag,
	special_needs: specialNeeds,
	location: text,
	fee,
	sponsorable: flag,
	sponsor_minimum: whole,
	bonded_with: references,
	urgent_until: text,
	foster_needed: flag,
	listed_on: text,
	best_feature: text,
	home_summary: lines,
})

/** The plugin's fields of a dog, also under names of the early contract where that is safe. */
export const dogRecord = z.object({
	meta: z.preprocess(withOlderNames, meta),
	video_url: text,
	updates: listOf(z.object({ date: text, text: lines, image: picture })),
})

export type DogRecord = z.infer<typeof dogRecord>

function withOlderNames(value: unknown) {
	if (!isRecord(value)) return value
	const given = { ...withoutUnsetZeros(value) }
	given.microchipped ??= given.chipped
	given.children ??= given.good_with_kids
	if (typeof given.sterilized === 'boolean') given.neutered ??= given.sterilized ? 'yes' : 'no'
	return given
}
