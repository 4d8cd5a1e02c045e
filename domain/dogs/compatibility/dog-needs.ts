import type { Dog, Fit } from '#content/model/content.ts'
import { childrenLimits, minAgeOf, strictestFit } from '#domain/dogs/children.ts'
import { isLookingForHome } from '#domain/dogs/status.ts'

export type DogNeeds = Pick<
	Dog,
	'goodWith' | 'garden' | 'fenceCm' | 'hoursAlone' | 'experience' | 'exerciseMinutes' | 'coat' | 'shedding'
>

const FITS: Record<Fit, string> = { yes: 'y', selective: 's', no: 'n', unknown: 'u' }
const GARDENS: Record<Dog['garden'], string> = { required: 'r', preferred: 'p', not_needed: 'n', unknown: 'u' }
const COATS: Record<Dog['coat'], string> = {
	short: 's',
	medium: 'm',
	long: 'l',
	wire: 'w',
	curly: 'c',
	hairless: 'h',
	unknown: 'u',
}
const SHEDDINGS: Record<Dog['shedding'], string> = { none: 'n', low: 'l', moderate: 'm', high: 'h', unknown: 'u' }
const EXPERIENCES: Record<Dog['experience'], string> = { none: 'n', some: 's', lots: 'l', unknown: 'u' }

/**
 * Encodes a dog's needs in about 20 bytes, because each card carries them: "syny_8_p_120_3_n_60_wl" is other dogs,
 * cats, small pets and children, their minimum age, garden, fence (cm), hours alone, experience, minutes of walks, coat
 * and shedding. Unknown numbers are empty. "" for a dog that is not looking for a home.
 */
export function writeNeeds(dog: DogNeeds & Pick<Dog, 'status'>): string {
	if (!isLookingForHome(dog)) return ''
	const { dogs, cats, smallPets, children } = dog.goodWith
	return [
		[dogs, cats, smallPets, children.fit].map((fit) => FITS[fit]).join(''),
		children.minAge ?? '',
		GARDENS[dog.garden],
		dog.fenceCm ?? '',
		dog.hoursAlone ?? '',
		EXPERIENCES[dog.experience],
		dog.exerciseMinutes ?? '',
		COATS[dog.coat] + SHEDDINGS[dog.shedding],
	].join('_')
}

/** What a home for all these dogs needs: the strictest of each. Not known of one is not known of all. */
export function needsTogether<D extends DogNeeds>(dogs: readonly [D, ...D[]]): D {
	const [first] = dogs
	if (dogs.length === 1) return first
	const limits = childrenLimits(...dogs)
	const minAge = minAgeOf(limits) ?? null
	const isNoBelow = limits.from === 'unknown' && minAge !== null
	const strictest = <Value>(of: (dog: D) => Value, order: readonly Value[]) =>
		order.find((value) => dogs.some((dog) => of(dog) === value)) ?? of(first)
	const allKnown = (values: (number | null)[]) => values.filter((value) => value !== null)
	const hours = allKnown(dogs.map(({ hoursAlone }) => hoursAlone))
	const minutes = allKnown(dogs.map(({ exerciseMinutes }) => exerciseMinutes))
	const fences = allKnown(dogs.map(({ fenceCm }) => fenceCm))
	return {
		...first,
		goodWith: {
			dogs: strictestFit(dogs.map(({ goodWith }) => goodWith.dogs)),
			cats: strictestFit(dogs.map(({ goodWith }) => goodWith.cats)),
			smallPets: strictestFit(dogs.map(({ goodWith }) => goodWith.smallPets)),
			children: { fit: isNoBelow ? 'no' : limits.from, minAge },
		},
		garden: strictest(({ garden }) => garden, ['required', 'preferred', 'unknown', 'not_needed']),
		fenceCm: fences.length > 0 ? Math.max(...fences) : null,
		hoursAlone: hours.length === dogs.length ? Math.min(...hours) : null,
		experience: strictest(({ experience }) => experience, ['lots', 'some', 'unknown', 'none']),
		exerciseMinutes: minutes.length === dogs.length ? Math.max(...minutes) : null,
		coat: dogs.every(({ coat }) => coat === first.coat) ? first.coat : 'unknown',
		shedding: strictest(({ shedding }) => shedding, ['high', 'unknown', 'moderate', 'low', 'none']),
	}
}

/** Decodes `writeNeeds`; undefined for "". */
export function readNeeds(text: string): DogNeeds | undefined {
	const [fits = '', minAge, garden, fenceCm, hoursAlone, experience, minutes, hair = ''] = text.split('_')
	if (minutes === undefined) return undefined
	const [dogs, cats, smallPets, children] = [...fits].map((mark) => meaningOf(mark, FITS))
	return {
		goodWith: {
			dogs: dogs ?? 'unknown',
			cats: cats ?? 'unknown',
			smallPets: smallPets ?? 'unknown',
			children: { fit: children ?? 'unknown', minAge: numberOf(minAge) },
		},
		garden: meaningOf(garden, GARDENS),
		fenceCm: numberOf(fenceCm),
		hoursAlone: numberOf(hoursAlone),
		experience: meaningOf(experience, EXPERIENCES),
		exerciseMinutes: numberOf(minutes),
		coat: meaningOf(hair[0], COATS),
		shedding: meaningOf(hair[1], SHEDDINGS),
	}
}

function numberOf(text: string | undefined): number | null {
	return text ? Number(text) : null
}

function meaningOf<Word extends string>(mark: string | undefined, marks: Record<Word | 'unknown', string>) {
	const words: (Word | 'unknown')[] = Object.keys(marks) as (Word | 'unknown')[]
	return words.find((word) => marks[word] === mark) ?? 'unknown'
}
