import type { Dog } from '#content/model/content.ts'
import { childrenLimits } from '#domain/dogs/children.ts'
import { SIZES } from '#domain/dogs/vocabulary.ts'
import { ageInMonths } from '#lib/dates.ts'
import { listInWords } from '#lib/text/list-in-words.ts'

/** "Dot is calmer and older. Biscuit can live with younger children." Of two dogs, and only what is known of both. */
export function compareLead(dogs: readonly Dog[], today: Date): string {
	const [a, b, another] = dogs
	if (!a || !b || another) return ''
	return [
		sentence(b, unlike(b, a, today)),
		sentence(a, unlike(a, b, today)),
		...[b, a]
			.filter((dog) => acceptsYounger(dog, dog === a ? b : a))
			.map(({ title }) => `${title} can live with younger children.`),
	]
		.filter(Boolean)
		.join(' ')
}

function sentence({ title }: Dog, words: string[]): string {
	return words.length > 0 ? `${title} is ${listInWords(words)}.` : ''
}

function unlike(dog: Dog, other: Dog, today: Date): string[] {
	const isCalmer = dog.energy !== null && other.energy !== null && dog.energy < other.energy
	const [size, otherSize] = [sizeOf(dog), sizeOf(other)]
	const [age, otherAge] = [ageInMonths(dog.birthDate, today), ageInMonths(other.birthDate, today)]
	const isOlder = age !== undefined && otherAge !== undefined && age - otherAge >= MIN_MONTHS_APART
	return [
		...(isCalmer ? ['calmer'] : []),
		...(size >= 0 && otherSize >= 0 && size < otherSize ? ['smaller'] : []),
		...(isOlder ? ['older'] : []),
	]
}

/** Many birthdays are estimates. */
const MIN_MONTHS_APART = 24

function sizeOf({ size }: Dog): number {
	return size === 'unknown' ? -1 : SIZES.indexOf(size)
}

function acceptsYounger(dog: Dog, other: Dog): boolean {
	const [limits, others] = [childrenLimits(dog), childrenLimits(other)]
	return limits.from === 'yes' && others.from === 'yes' && limits.noUnder < others.noUnder
}
