import type { Dog } from '#content/model/content.ts'

/** "Terrier cross", "Collie and kelpie", or that it is unknown. */
export function breedInWords(dog: Dog): string {
	return dog.breeds.map((breed) => breed.name).join(' and ') || 'Breed not known'
}
