import { z } from 'zod'
import { field, fields, withDefault } from './fields/field.ts'
import * as kind from './fields/field-kinds.ts'
import { dateField } from './fields/partial-date.ts'
import { group, listOf, optionalGroup } from './fields/stored-shape.ts'
import * as wordpress from './fields/wordpress-values.ts'
import { item, money, partialDate } from './item.ts'
import { picture } from './picture.ts'

const DOG_STATUSES = [
	'coming_soon',
	'available',
	'reserved',
	'on_trial',
	'adopted',
	'long_term_foster',
	'withdrawn',
	'died',
] as const

const dogStatus = z.enum(DOG_STATUSES)
export type DogStatus = z.infer<typeof dogStatus>

/** "unknown" is never "no". */
const FITS = ['yes', 'no', 'selective'] as const
export const fit = z.enum([...FITS, 'unknown'])
export type Fit = z.infer<typeof fit>

const dogUpdate = z.object({ date: partialDate, text: z.string(), picture: picture.nullable() })
export type DogUpdate = z.infer<typeof dogUpdate>

const status = field({
	at: 'meta.status',
	values: kind.listed(DOG_STATUSES),
	missing: '**skipped**',
	stored: { kind: 'choice', words: DOG_STATUSES },
	schema: dogStatus,
	input: z.enum(DOG_STATUSES, 'is none of the statuses a dog can have'),
	convert: (value) => value,
})

const children = field({
	at: 'meta.children',
	earlier: { at: 'meta.good_with_kids' },
	values: '`{fit, min_age}`: `fit` as above, `min_age` in years or `null`; [read together](#children)',
	missing: '`unknown`, `null`',
	stored: group({ fit: { kind: 'choice', words: [...FITS, 'unknown'] }, min_age: { kind: 'number' } }),
	schema: z.object({ fit, minAge: z.number().nullable() }),
	input: z.preprocess(
		(value) => (typeof value === 'string' ? { fit: value } : wordpress.isEmpty(value) ? {} : value),
		z.object({ fit: wordpress.choice([...FITS, 'unknown'], 'unknown'), min_age: wordpress.amount }),
	),
	convert: ({ fit, min_age }) => ({ fit, minAge: min_age }),
	unsetZeros: ['meta.children.min_age'],
})

const ENERGY_LEVELS = [1, 2, 3, 4, 5] as const

const energy = field({
	at: 'meta.energy',
	values: '1 to 5; other whole numbers are not known',
	missing: '`null`',
	stored: { kind: 'whole' },
	schema: z.literal(ENERGY_LEVELS).nullable(),
	input: wordpress.whole,
	convert: (value) => ENERGY_LEVELS.find((level) => level === value) ?? null,
	unsetZeros: ['meta.energy'],
	neverZero: true,
})

const FIT_TOPICS = ['dogs', 'cats', 'small_pets', 'children', 'alone', 'garden'] as const
export type FitTopic = (typeof FIT_TOPICS)[number]

const fitNotes = field({
	at: 'meta.fit_notes',
	values: `\`{${FIT_TOPICS.join(', ')}}\`: the reason for each answer, in a sentence`,
	missing: '"" each',
	stored: group(each(FIT_TOPICS, { kind: 'text' })),
	schema: z.object(each(FIT_TOPICS, z.string())),
	input: wordpress.group(each(FIT_TOPICS, wordpress.text)),
	convert: (value) => value,
})

const SKILLS = ['house', 'lead', 'recall', 'travel', 'crate'] as const
export type Skill = (typeof SKILLS)[number]

const PROGRESS = ['yes', 'learning', 'no'] as const

const training = field({
	at: 'meta.training',
	values: `\`{${SKILLS.join(', ')}}\`: ${kind.listed(PROGRESS)}`,
	missing: '`unknown` each',
	stored: group(each(SKILLS, { kind: 'choice', words: [...PROGRESS, 'unknown'] })),
	schema: z.object(each(SKILLS, z.enum([...PROGRESS, 'unknown']))),
	input: wordpress.group(each(SKILLS, wordpress.choice([...PROGRESS, 'unknown'], 'unknown'))),
	convert: (value) => value,
})

/** An early version of the contract had a checkbox here. */
const specialNeeds = kind.lines(
	'meta.special_needs',
	z.preprocess((value) => (value === true ? 'Has special needs: please ask us.' : value), wordpress.lines),
)

const fee = field({
	at: 'meta.fee',
	values: '`{amount, currency, includes}` or `null`; one without an amount or a currency is wrong',
	missing: '`null`',
	stored: optionalGroup({ amount: { kind: 'whole' }, currency: { kind: 'text' }, includes: { kind: 'text' } }),
	schema: money.extend({ includes: z.string() }).nullable(),
	input: z.preprocess(
		(value) => (wordpress.isEmpty(value) ? null : value),
		z
			.object({
				amount: wordpress.whole.pipe(z.number()),
				currency: wordpress.currency,
				includes: wordpress.text,
			})
			.nullable(),
	),
	convert: (value) => value,
	unsetZeros: ['meta.fee'],
})

const updates = field({
	at: 'updates',
	values: '`{date, text, image: Image or null}[]`, the foster diary',
	missing: 'none',
	stored: listOf(group({ date: { kind: 'date' }, text: { kind: 'lines' }, image: { kind: 'image' } })),
	schema: z.array(dogUpdate),
	input: wordpress.listOf(z.object({ date: wordpress.text, text: wordpress.lines, image: wordpress.picture })),
	convert: (list, context, from) =>
		list.map(({ date, text, image }, n) => ({
			date: dateField(date, `${from}.${n}.date`, context.warn),
			text,
			picture: context.picture(image, `${from}.${n}.image`),
		})),
})

/** The fields of a dog beside those of every item, in the order of the table in `docs/content-model.md`. */
export const dogFields = fields({
	ref: kind.text('meta.ref', 'text: the charity’s own number'),
	status,
	breeds: kind.terms('breeds', 'dog_breed', { earlier: 'terms.dog_breed' }),
	traits: kind.terms('traits', 'dog_trait', { earlier: 'terms.dog_trait' }),
	gallery: kind.pictures('gallery'),
	cutout: withDefault(
		kind.image('cutout', 'the dog on a transparent ground, below its name at the top of its page'),
		null,
	),
	videoUrl: kind.webAddress('video_url'),
	updates,
	sex: kind.choice('meta.sex', ['female', 'male']),
	neutered: kind.choice('meta.neutered', ['yes', 'no', 'booked', 'too_young'], {
		earlier: {
			at: 'meta.sterilized',
			translate: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : null),
		},
	}),
	birthDate: kind.pastDate('meta.birth_date'),
	size: kind.choice('meta.size', ['small', 'medium', 'large', 'giant']),
	weightKg: kind.positiveAmount('meta.weight_kg', 'number', { neverZero: true }),
	colour: kind.text('meta.colour'),
	ground: withDefault(
		kind.choice('meta.ground', ['sky', 'ball', 'nose', 'meadow'], {
			about: 'the colour behind the dog at the top of its page; otherwise one by its id',
		}),
		'unknown',
	),
	coat: kind.choice('meta.coat', ['short', 'medium', 'long', 'wire', 'curly', 'hairless']),
	shedding: withDefault(
		kind.choice('meta.shedding', ['none', 'low', 'moderate', 'high'], { about: 'how much hair the dog loses' }),
		'unknown',
	),
	energy,
	exerciseMinutes: kind.positiveAmount('meta.exercise_minutes', 'minutes a day'),
	grooming: kind.choice('meta.grooming', ['low', 'medium', 'high']),
	goodWith: fields({
		dogs: kind.choice('meta.good_with_dogs', FITS),
		cats: kind.choice('meta.good_with_cats', FITS),
		smallPets: kind.choice('meta.good_with_small_pets', FITS),
		children,
	}),
	fitNotes,
	hoursAlone: kind.amount('meta.hours_alone', 'number'),
	garden: kind.choice('meta.garden', ['required', 'preferred', 'not_needed']),
	fenceCm: kind.positiveAmount('meta.fence_cm', 'number'),
	experience: kind.choice('meta.experience', ['none', 'some', 'lots'], { about: 'what the home must have' }),
	training,
	vaccinated: kind.knownFlag('meta.vaccinated'),
	microchipped: kind.knownFlag('meta.microchipped', { earlier: { at: 'meta.chipped' } }),
	specialNeeds,
	location: kind.text('meta.location', 'a centre or an area; **never a foster address**'),
	fee,
	sponsorable: kind.flag('meta.sponsorable'),
	sponsorMinimum: kind.whole('meta.sponsor_minimum', 'minor units a month, in the currency of the site'),
	bondedWith: kind.references(
		'meta.bonded_with',
		'ids of the dogs that must go home together; they share one page, and one fee in both records',
	),
	urgentUntil: kind.date(
		'meta.urgent_until',
		'date: the day by which the dog needs a home, and the last day of "Urgent"',
	),
	urgentReason: withDefault(
		kind.optionalText('meta.urgent_reason', 'text: why the dog needs a home by then, in a sentence'),
		'',
	),
	fosterNeeded: kind.flag('meta.foster_needed'),
	listedOn: kind.date('meta.listed_on', 'date; "New this week" for 7 days, "Waiting longest" for the earliest'),
	bestFeature: kind.text('meta.best_feature'),
	homeSummary: kind.lines('meta.home_summary'),
	firstPersonLine: withDefault(
		kind.optionalText('meta.first_person_line', 'text: one true line in the dog’s own voice, shown on its card'),
		'',
	),
})

export const dog = item.extend(dogFields.schema.shape)
export type Dog = z.infer<typeof dog>

function each<Name extends string, T>(names: readonly Name[], value: T) {
	// `Object.fromEntries` forgets the names.
	return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, T>
}
