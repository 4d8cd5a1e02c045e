import type { Dog, Fit, Skill } from '#content/model/content.ts'
import { childrenLimits, minAgeOf } from '#domain/dogs/children.ts'
import { type Column, exportFile } from './export-file.ts'
import { breeds, completeDate, description, pictureColumns, reference } from './export-words.ts'

/** Animal Shelter Manager's default sizes. It reads an unknown size as "Very Large". */
const sizes: Record<Dog['size'], string> = {
	small: 'Small',
	medium: 'Medium',
	large: 'Large',
	giant: 'Very Large',
	unknown: '',
}

const coats: Record<Dog['coat'], string> = {
	short: 'Short',
	long: 'Long',
	wire: 'Rough',
	curly: 'Curly',
	hairless: 'Hairless',
	medium: '',
	unknown: '',
}

/** It reads blank as "unknown". Its "selective" cannot be imported. */
function fitsIn(fit: Fit): string {
	return fit === 'yes' ? 'Yes' : fit === 'no' ? 'No' : ''
}

/** It has two minimum ages. A dog for older children is left blank; the description has the age. */
function kids(dog: Dog): string {
	const limits = childrenLimits(dog)
	const age = minAgeOf(limits)
	if (age === undefined) return fitsIn(limits.from)
	if (limits.from !== 'yes' || age > 12) return ''
	return age <= 5 ? 'Over 5' : 'Over 12'
}

function skill(name: Skill): Column[1] {
	return ({ dog }) => ({ yes: 'Yes', no: 'No', learning: '', unknown: '' })[dog.training[name]]
}

/** The import's names. Microchip numbers, owners, vets and people are not known to the site. */
const columns: Column[] = [
	['ANIMALCODE', ({ dog }) => reference(dog)],
	['ANIMALNAME', ({ dog }) => dog.title],
	['ANIMALSPECIES', () => 'Dog'],
	['ANIMALBREED1', ({ dog }) => breeds(dog).primary],
	['ANIMALBREED2', ({ dog }) => breeds(dog).secondary],
	['ANIMALSEX', ({ dog }) => ({ female: 'Female', male: 'Male', unknown: '' })[dog.sex]],
	['ANIMALDOB', ({ dog }) => completeDate(dog.birthDate)],
	['ANIMALENTRYDATE', ({ dog }) => completeDate(dog.listedOn)],
	['ANIMALSIZE', ({ dog }) => sizes[dog.size]],
	['ANIMALWEIGHT', ({ dog }) => (dog.weightKg === null ? '' : String(dog.weightKg))],
	['ANIMALCOLOR', ({ dog }) => dog.colour],
	['ANIMALCOATTYPE', ({ dog }) => coats[dog.coat]],
	['ANIMALNEUTERED', ({ dog }) => (dog.neutered === 'yes' ? 'Y' : '')],
	['ANIMALLOCATION', ({ dog }) => dog.location],
	['ANIMALNOTFORADOPTION', ({ dog }) => (dog.status === 'available' ? 'N' : 'Y')],
	['ANIMALGOODWITHDOGS', ({ dog }) => fitsIn(dog.goodWith.dogs)],
	['ANIMALGOODWITHCATS', ({ dog }) => fitsIn(dog.goodWith.cats)],
	['ANIMALGOODWITHKIDS', ({ dog }) => kids(dog)],
	['ANIMALHOUSETRAINED', skill('house')],
	['ANIMALCRATETRAINED', skill('crate')],
	['ANIMALGOODONLEAD', skill('lead')],
	['ANIMALGOODTRAVELLER', skill('travel')],
	['ANIMALENERGYLEVEL', ({ dog }) => (dog.energy === null ? '' : String(dog.energy))],
	['ANIMALHASSPECIALNEEDS', ({ dog }) => (dog.specialNeeds ? 'Y' : '')],
	['ANIMALHEALTHPROBLEMS', ({ dog }) => dog.specialNeeds],
	['ANIMALDESCRIPTION', description],
	...pictureColumns(1, () => 'ANIMALIMAGE'),
]

/** `/feeds/shelter-manager.csv` */
export const shelterManager = exportFile(
	{ name: 'shelterManager', title: 'The file for Animal Shelter Manager', downloadAs: 'shelter-manager.csv' },
	() => true,
	columns,
)
