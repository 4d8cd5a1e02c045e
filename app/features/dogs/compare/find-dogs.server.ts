import { similarDogs } from '#app/features/dogs/profile/similar/similar-dogs.ts'
import type { Dog } from '#content/model/content.ts'
import { breedInWords } from '#domain/dogs/breed.ts'
import { fold } from '#lib/text/fold.ts'

const MAX_RESULTS = 6
const MAX_SEARCH_LENGTH = 80

export interface Found {
	/** "" without a search: the dogs are then suggestions. */
	find: string
	dogs: Dog[]
	total: number
}

/**
 * Dogs to add to the selection: matches in name or breed, else dogs similar to the first one, else those waiting
 * longest.
 */
export function findDogs(words: string | null, listed: readonly Dog[], selected: readonly Dog[], today: Date): Found {
	const find = (words ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
	const others = listed.filter((dog) => !selected.includes(dog))
	if (find) {
		const matches = others.filter((dog) => hasWords(dog, fold(find)))
		const byName = matches.toSorted((a, b) => a.title.localeCompare(b.title, 'en-GB'))
		return { find, dogs: byName.slice(0, MAX_RESULTS), total: matches.length }
	}
	const [first] = selected
	const dogs = first
		? similarDogs([first], others, { count: MAX_RESULTS, today }).map(({ dog }) => dog)
		: longestWaiting(others).slice(0, MAX_RESULTS)
	return { find: '', dogs, total: others.length }
}

function longestWaiting(dogs: readonly Dog[]): Dog[] {
	const waiting = dogs.filter((dog) => dog.status === 'available' && dog.listedOn !== '')
	return waiting.toSorted((a, b) => (a.listedOn < b.listedOn ? -1 : a.listedOn > b.listedOn ? 1 : 0))
}

function hasWords(dog: Dog, words: string): boolean {
	return fold(dog.title).includes(words) || fold(breedInWords(dog)).includes(words)
}
