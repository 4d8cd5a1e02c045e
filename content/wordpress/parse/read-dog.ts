import type { Dog } from '#content/model/content.ts'
import { type DogRecord, dogRecord } from './dog-meta.ts'
import { dateField, pastDateField } from './partial-date.ts'
import { isRecord, type RawRecord, readBase } from './read-base.ts'
import { readTerms } from './read-terms.ts'
import type { RecordContext } from './record-context.ts'
import { hasUnsetZeros } from './unset-meta.ts'

const UNSET_ZEROS = 'has zeros for fields that were never filled in; its zeros and falses count as not known'

export function readDog(record: RawRecord, context: RecordContext): Dog {
	const { headings: _, ...base } = readBase(record, context)
	const { meta, video_url, updates } = dogRecord.parse(record)
	if (isRecord(record.meta) && hasUnsetZeros(record.meta)) context.warn('meta', UNSET_ZEROS)
	const video = context.url(video_url)
	return {
		...base,
		...nature(meta, context),
		...homeNeeded(meta),
		...arrangements(meta, context),
		breeds: termsOf(record, 'breeds', 'dog_breed', context),
		traits: termsOf(record, 'traits', 'dog_trait', context),
		gallery: context.gallery(record.gallery, 'gallery'),
		videoUrl: /^https?:/.test(video) ? video : '',
		updates: updates.map(({ date, text, image }, n) => ({
			date: dateField(date, `updates.${n}.date`, context.warn),
			text,
			picture: context.picture(image, `updates.${n}.image`),
		})),
	}
}

type Meta = DogRecord['meta']

function nature(meta: Meta, { warn }: RecordContext) {
	return {
		ref: meta.ref,
		sex: meta.sex,
		neutered: meta.neutered,
		birthDate: pastDateField(meta.birth_date, 'meta.birth_date', warn),
		size: meta.size,
		weightKg: meta.weight_kg || null,
		colour: meta.colour,
		coat: meta.coat,
		shedding: meta.shedding,
		energy: meta.energy,
		exerciseMinutes: meta.exercise_minutes || null,
		grooming: meta.grooming,
		vaccinated: meta.vaccinated,
		microchipped: meta.microchipped,
		specialNeeds: meta.special_needs,
		bestFeature: meta.best_feature,
	}
}

function homeNeeded(meta: Meta) {
	return {
		goodWith: {
			dogs: meta.good_with_dogs,
			cats: meta.good_with_cats,
			smallPets: meta.good_with_small_pets,
			children: { fit: meta.children.fit, minAge: meta.children.min_age },
		},
		fitNotes: meta.fit_notes,
		hoursAlone: meta.hours_alone,
		garden: meta.garden,
		// Some plugins send 0 for an empty field.
		fenceCm: meta.fence_cm || null,
		experience: meta.experience,
		training: meta.training,
		homeSummary: meta.home_summary,
	}
}

function arrangements(meta: Meta, { warn }: RecordContext) {
	return {
		status: meta.status,
		location: meta.location,
		fee: meta.fee,
		sponsorable: meta.sponsorable ?? false,
		sponsorMinimum: meta.sponsor_minimum,
		bondedWith: meta.bonded_with,
		urgentUntil: dateField(meta.urgent_until, 'meta.urgent_until', warn),
		fosterNeeded: meta.foster_needed ?? false,
		listedOn: dateField(meta.listed_on, 'meta.listed_on', warn),
	}
}

/** The early contract had the terms under `terms`, by taxonomy. */
function termsOf(record: RawRecord, field: string, taxonomy: string, { warn }: RecordContext) {
	const older = isRecord(record.terms) ? record.terms[taxonomy] : undefined
	const terms = readTerms(record[field], (place, message) => warn(`${field}.${place}`, message))
	return terms.length ? terms : readTerms(older, (place, message) => warn(`terms.${taxonomy}.${place}`, message))
}
