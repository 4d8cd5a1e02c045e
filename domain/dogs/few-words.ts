import type { Dog } from '#content/model/content.ts'
import { SIZE_WORDS } from '#domain/dogs/vocabulary.ts'
import { formatAge } from '#lib/dates.ts'
import { badgesFor } from './badges.ts'
import { knownBreed } from './breed.ts'

/** "Biscuit", "Fern & Hattie". */
export function shortNamesOf(dogs: readonly Dog[]): string {
	const names = dogs.map((dog) => dog.title)
	return names.length > 2 ? `${names.slice(0, -1).join(', ')} & ${names.at(-1)}` : names.join(' & ')
}

/** The first known facts: "Terrier cross", "3 years old", "Small". */
export function knownFacts(dog: Dog, today: Date, count: number): string[] {
	const size = dog.size === 'unknown' ? '' : SIZE_WORDS[dog.size]
	return [knownBreed(dog), age(dog, today), size, dog.location].filter(Boolean).slice(0, count)
}

/** No age for a dead dog. A birth year alone is an estimate. */
function age(dog: Dog, today: Date): string {
	const words = dog.status === 'died' ? '' : formatAge(dog.birthDate, today)
	if (!words) return ''
	return dog.birthDate.length === 4 ? `About ${words} old` : `${words} old`
}

/** The status on a collar tag; "" where a tag would be insensitive. */
export function tagFor(dog: Dog, today: Date): string {
	if (dog.status === 'available') return 'Looking for a home'
	if (dog.status === 'died') return 'In memory'
	return badgesFor(dog, today, undefined)[0]?.text ?? ''
}
