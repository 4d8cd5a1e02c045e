import type { Dog, Fit } from '#content/model/content.ts'
import { childrenLimits, minAgeOf } from '#domain/dogs/children.ts'
import type { ListedStatus } from '#domain/dogs/status.ts'
import { listingAge, SITE_BANDS } from '../age.ts'
import { type Column, exportFile } from './export-file.ts'
import { breeds, completeDate, description, fee, pictureColumns, reference } from './export-words.ts'

/** A adoptable, H on hold, P adoption pending. Dogs in long-term foster are excluded. */
const statuses: Record<ListedStatus, string> = {
	available: 'A',
	coming_soon: 'H',
	reserved: 'P',
	on_trial: 'P',
	long_term_foster: '',
}

const sizes: Record<Dog['size'], string> = { small: 'S', medium: 'M', large: 'L', giant: 'XL', unknown: '' }

const coats: Record<Dog['coat'], string> = {
	hairless: 'Hairless',
	short: 'Short',
	medium: 'Medium',
	long: 'Long',
	wire: 'Wire',
	curly: 'Curly',
	unknown: '',
}

/** For columns like "No cats": 1 for a no, 0 for a yes, otherwise blank. */
function unsuited(fit: Fit): string {
	return fit === 'no' ? '1' : fit === 'yes' ? '0' : ''
}

/** Blank for a dog who needs children of some age; the description has the age. */
function noKids(dog: Dog): string {
	const limits = childrenLimits(dog)
	return minAgeOf(limits) === undefined ? unsuited(limits.from) : ''
}

/** The file has 1 for yes; "no" and "unknown" are blank. */
function ifYes(known: boolean): string {
	return known ? '1' : ''
}

/** One line, line breaks as entities and plain quotes, as Animal Shelter Manager sends it. */
function onOneLine(text: string): string {
	return text.replaceAll('\n', '&#10;').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[–—]/g, '-')
}

const blank = () => ''

/** Names and order of Petfinder's import guide of August 2019. */
const columns: Column[] = [
	['ID', ({ dog }) => reference(dog)],
	['Internal', ({ dog }) => reference(dog)],
	['AnimalName', ({ dog }) => dog.title],
	['PrimaryBreed', ({ dog }) => breeds(dog).primary],
	['SecondaryBreed', ({ dog }) => breeds(dog).secondary],
	['Sex', ({ dog }) => ({ female: 'F', male: 'M', unknown: '' })[dog.sex]],
	['Size', ({ dog }) => sizes[dog.size]],
	['Age', ({ dog, today }) => listingAge(dog.birthDate, today, SITE_BANDS)],
	['Desc', (exported) => onOneLine(description(exported))],
	['Type', () => 'Dog'],
	['Status', ({ dog }) => statuses[dog.status]],
	['Shots', ({ dog }) => ifYes(dog.vaccinated === true)],
	['Altered', ({ dog }) => ifYes(dog.neutered === 'yes')],
	['NoDogs', ({ dog }) => unsuited(dog.goodWith.dogs)],
	['NoCats', ({ dog }) => unsuited(dog.goodWith.cats)],
	['NoKids', ({ dog }) => noKids(dog)],
	['Housetrained', ({ dog }) => ifYes(dog.training.house === 'yes')],
	['Declawed', blank],
	['specialNeeds', ({ dog }) => ifYes(dog.specialNeeds !== '')],
	['Mix', ({ dog }) => ifYes(breeds(dog).isMixed)],
	...pictureColumns(6, (number) => `photo${number}`),
	['arrival_date', ({ dog }) => completeDate(dog.listedOn)],
	['birth_date', ({ dog }) => completeDate(dog.birthDate)],
	['primaryColor', blank],
	['secondaryColor', blank],
	['tertiaryColor', blank],
	['coat_length', ({ dog }) => coats[dog.coat]],
	['adoption_fee', ({ dog }) => fee(dog)],
	['display_adoption_fee', ({ dog }) => ifYes(dog.fee !== null)],
	['adoption_fee_waived', blank],
	['special_needs_notes', ({ dog }) => onOneLine(dog.specialNeeds)],
	['no_other', blank],
	['no_other_note', blank],
	['tags', blank],
]

/** `/feeds/petfinder.csv` */
export const petfinder = exportFile(
	{ name: 'petfinder', title: 'The file for Petfinder', downloadAs: 'petfinder.csv' },
	(dog) => statuses[dog.status] !== '',
	columns,
)
