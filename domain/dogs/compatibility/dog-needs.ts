import type { Dog, Fit } from '#content/model/content.ts'
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
