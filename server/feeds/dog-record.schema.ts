import { z } from 'zod'
import { dog, fit as fitAnswer } from '#content/model/dog.ts'
import { LISTED_STATUSES } from '#domain/dogs/status.ts'
import { AGE_GROUPS } from '#domain/dogs/vocabulary.ts'

const partialDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
const knownDate = partialDate
	.nullable()
	.describe('YYYY, YYYY-MM or YYYY-MM-DD: as much as is known; null when nothing is')
const text = z.string().describe('plain text; "" when there is none')
const answer = z.enum(['yes', 'no', 'unknown'])
const why = z.string().describe('the reason for the answer, in a sentence; "" when none was written')
const fit = z.object({
	answer: fitAnswer.describe(
		'"selective": with some. "unknown": nobody has tried it yet; never read it as yes or as no',
	),
	why,
})

const picture = z.object({
	url: z.url().describe('JPEG, at most 1200 pixels wide'),
	width: z.int().positive(),
	height: z.int().positive(),
	alt: z.string().describe('"" for a picture that only decorates'),
	focal: z
		.tuple([z.number(), z.number()])
		.describe('what must stay in view when cropped: 0 to 1 from the left and the top'),
})

/** Explained in `docs/feeds.md`. */
export const dogRecord = z.object({
	id: z.int().positive().describe('stays the same when the dog is renamed'),
	ref: z.string().describe('the charity\'s own number; "" when there is none'),
	name: z.string(),
	url: z.url().describe('where people apply for the dog or ask about it'),
	status: z
		.enum(LISTED_STATUSES)
		.describe('dogs who found a home, were withdrawn or died are not in the feed: take them off your page'),
	listedOn: knownDate,
	urgent: z.boolean().describe('on the day the feed was made'),
	fosterNeeded: z.boolean(),
	sponsorable: z.boolean(),
	sex: dog.shape.sex,
	neutered: dog.shape.neutered,
	birthDate: knownDate,
	ageGroup: z
		.enum([...AGE_GROUPS, 'unknown'])
		.describe('on the day the feed was made: under 1 year, under 3, under 8, older'),
	breeds: z.array(z.string()).describe('empty when not known'),
	traits: z.array(z.string()),
	size: dog.shape.size,
	weightKg: z.number().positive().nullable(),
	colour: text,
	coat: dog.shape.coat,
	shedding: dog.shape.shedding.unwrap().describe('how much hair the dog loses'),
	grooming: dog.shape.grooming,
	energy: z.int().min(1).max(5).nullable().describe('1 very calm to 5 always on the go'),
	exerciseMinutes: z.number().nonnegative().nullable().describe('a day'),
	goodWith: z.object({
		dogs: fit,
		cats: fit,
		smallPets: fit,
		children: fit.extend({
			minAge: z
				.int()
				.nullable()
				.describe(
					'in years: not with children under this age; "answer" is about children from this age on. null: "answer" is about children of any age',
				),
		}),
	}),
	alone: z.object({ hours: z.number().nonnegative().nullable().describe('the longest the dog can be left'), why }),
	garden: z.object({
		answer: dog.shape.garden,
		fenceCm: z.number().nonnegative().nullable(),
		why,
	}),
	experience: dog.shape.experience.describe('what the home must have'),
	training: dog.shape.training,
	vaccinated: answer,
	microchipped: answer,
	specialNeeds: text,
	location: z.string().describe('a centre or an area, never the address of a foster home; "" when not known'),
	fee: z
		.object({
			amount: z.int().nonnegative().describe('minor units: pence'),
			currency: z.string().length(3).describe('ISO 4217'),
			includes: text,
		})
		.nullable(),
	mustGoWith: z
		.array(z.object({ id: z.int(), name: z.string(), url: z.url() }))
		.describe('dogs who must go to the same home'),
	bestFeature: text,
	homeWanted: text,
	pictures: z.array(picture).describe('the main one first'),
})

export type DogRecord = z.infer<typeof dogRecord>
