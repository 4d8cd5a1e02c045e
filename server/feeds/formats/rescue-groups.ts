import type { Dog, Fit } from '#content/model/content.ts'
import { childrenLimits, minAgeOf } from '#domain/dogs/children.ts'
import type { ListedStatus } from '#domain/dogs/status.ts'
import { type AgeBands, listingAge } from '../age.ts'
import { type Column, exportFile } from './export-file.ts'
import { breeds, description, pictureColumns, reference } from './export-words.ts'

/** Six months, 2 and 9 years, as in Animal Shelter Manager's export to RescueGroups. */
const BANDS: AgeBands = [6, 24, 108]

const statuses: Record<ListedStatus, string> = {
	available: 'Available',
	reserved: 'Adoption pending',
	on_trial: 'Adoption pending',
	coming_soon: '',
	long_term_foster: '',
}

const sizes: Record<Dog['size'], string> = { small: 'S', medium: 'M', large: 'L', giant: 'XL', unknown: '' }

function fitsIn(fit: Fit): string {
	return fit === 'yes' ? 'Yes' : fit === 'no' ? 'No' : ''
}

/** Blank for a dog who needs children of some age; the description has the age. */
function kids(dog: Dog): string {
	const limits = childrenLimits(dog)
	return minAgeOf(limits) === undefined ? fitsIn(limits.from) : ''
}

function yesNo(known: boolean | null): string {
	return known === null ? '' : known ? 'Yes' : 'No'
}

/** "Booked" and "too young" are known: not yet. */
function altered({ neutered }: Dog): string {
	return yesNo(neutered === 'unknown' ? null : neutered === 'yes')
}

/** "Learning" is neither yes nor no. */
function housetrained({ training: { house } }: Dog): string {
	return house === 'yes' ? 'Yes' : house === 'no' ? 'No' : ''
}

/** Wire and curly say nothing about the length. */
function coatLength({ coat }: Dog): string {
	return coat === 'short' ? 'Short' : coat === 'medium' ? 'Medium' : coat === 'long' ? 'Long' : ''
}

function asHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')
}

const blank = () => ''

/** Animal Shelter Manager's header, in its order. */
const columns: Column[] = [
	['orgID', blank],
	['animalID', ({ dog }) => String(dog.id)],
	['status', ({ dog }) => statuses[dog.status]],
	['lastUpdated', ({ dog }) => String(Math.floor(Date.parse(dog.modifiedAt) / 1000))],
	['rescueID', ({ dog }) => reference(dog)],
	['name', ({ dog }) => dog.title],
	['summary', ({ dog }) => dog.excerpt],
	['species', () => 'Dog'],
	['breed', ({ dog }) => dog.breeds.map(({ name }) => name).join(' / ')],
	['primaryBreed', ({ dog }) => breeds(dog).primary],
	['secondaryBreed', ({ dog }) => breeds(dog).secondary],
	['sex', ({ dog }) => ({ female: 'Female', male: 'Male', unknown: '' })[dog.sex]],
	['mixed', ({ dog }) => (breeds(dog).isMixed ? 'Yes' : '')],
	['dogs', ({ dog }) => fitsIn(dog.goodWith.dogs)],
	['cats', ({ dog }) => fitsIn(dog.goodWith.cats)],
	['kids', ({ dog }) => kids(dog)],
	['declawed', blank],
	['housetrained', ({ dog }) => housetrained(dog)],
	['age', ({ dog, today }) => listingAge(dog.birthDate, today, BANDS)],
	['specialNeeds', ({ dog }) => (dog.specialNeeds ? '1' : '')],
	['altered', ({ dog }) => altered(dog)],
	['size', ({ dog }) => sizes[dog.size]],
	['uptodate', ({ dog }) => yesNo(dog.vaccinated)],
	['color', ({ dog }) => dog.colour],
	['coatLength', ({ dog }) => coatLength(dog)],
	['pattern', blank],
	['courtesy', blank],
	['description', (exported) => asHtml(description(exported))],
	...pictureColumns(4, (number) => `pic${number}`),
]

/** `/feeds/rescuegroups.csv` */
export const rescueGroups = exportFile(
	{ name: 'rescueGroups', title: 'The file for RescueGroups', downloadAs: 'rescuegroups.csv' },
	(dog) => statuses[dog.status] !== '',
	columns,
)
