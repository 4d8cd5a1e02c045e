import type { Content, Fit } from '#content/model/content.ts'
import { childrenLimits, minAgeOf } from '#domain/dogs/children.ts'
import { isUrgent, type ListedDog } from '#domain/dogs/status.ts'
import { AGE_GROUPS } from '#domain/dogs/vocabulary.ts'
import { ageGroup, SITE_BANDS } from './age.ts'
import { bondedDogs } from './bonded-dogs.ts'
import type { DogRecord } from './dog-record.schema.ts'
import { dogUrl } from './feed.ts'
import { jpegOf, picturesOf } from './pictures.ts'

interface DogRecordContext {
	content: Pick<Content, 'dogs'>
	siteUrl: string
	today: Date
}

/** The public data of a dog. Fields are listed one by one, so that a private field added later is not published. */
export function dogRecordOf(dog: ListedDog, { content, siteUrl, today }: DogRecordContext): DogRecord {
	const { goodWith, fitNotes } = dog
	const children = childrenLimits(dog)
	const group = ageGroup(dog.birthDate, today, SITE_BANDS)
	return {
		id: dog.id,
		ref: dog.ref,
		name: dog.title,
		url: dogUrl(dog, siteUrl),
		status: dog.status,
		listedOn: dog.listedOn || null,
		urgent: isUrgent(dog, today),
		fosterNeeded: dog.fosterNeeded,
		sponsorable: dog.sponsorable,
		sex: dog.sex,
		neutered: dog.neutered,
		birthDate: dog.birthDate || null,
		ageGroup: group === undefined ? 'unknown' : AGE_GROUPS[group],
		breeds: dog.breeds.map(({ name }) => name),
		traits: dog.traits.map(({ name }) => name),
		size: dog.size,
		weightKg: dog.weightKg,
		colour: dog.colour,
		coat: dog.coat,
		shedding: dog.shedding,
		grooming: dog.grooming,
		energy: dog.energy,
		exerciseMinutes: dog.exerciseMinutes,
		goodWith: {
			dogs: answer(goodWith.dogs, fitNotes.dogs),
			cats: answer(goodWith.cats, fitNotes.cats),
			smallPets: answer(goodWith.smallPets, fitNotes.small_pets),
			children: { ...answer(children.from, fitNotes.children), minAge: minAgeOf(children) ?? null },
		},
		alone: { hours: dog.hoursAlone, why: fitNotes.alone },
		garden: { answer: dog.garden, fenceCm: dog.fenceCm, why: fitNotes.garden },
		experience: dog.experience,
		training: { ...dog.training },
		vaccinated: yesOrNo(dog.vaccinated),
		microchipped: yesOrNo(dog.microchipped),
		specialNeeds: dog.specialNeeds,
		location: dog.location,
		fee: dog.fee && { amount: dog.fee.amount, currency: dog.fee.currency, includes: dog.fee.includes },
		mustGoWith: bondedDogs(dog, content).map((other) => ({
			id: other.id,
			name: other.title,
			url: dogUrl(other, siteUrl),
		})),
		bestFeature: dog.bestFeature,
		homeWanted: dog.homeSummary,
		pictures: picturesOf(dog).map((picture) => ({
			...jpegOf(picture, siteUrl),
			alt: picture.alt,
			focal: picture.focal,
		})),
	}
}

function answer(fit: Fit, why: string) {
	return { answer: fit, why }
}

function yesOrNo(known: boolean | null) {
	return known === null ? 'unknown' : known ? 'yes' : 'no'
}
