import type { Dog } from '#content/model/content.ts'
import { listInWords } from '#lib/text/list-in-words.ts'

/** "Terrier cross", "Collie and kelpie"; "" when it is not known. */
export function knownBreed({ breeds }: Pick<Dog, 'breeds'>): string {
	return listInWords(breeds.map(({ name }) => name))
}

/** Like `knownBreed`, or that it is not known. */
export function breedInWords(dog: Pick<Dog, 'breeds'>): string {
	return knownBreed(dog) || 'Breed not known'
}
