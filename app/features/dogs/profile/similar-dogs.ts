import type { Dog } from '#content/model/content.ts'
import { dogsTogether, namesOf } from '#domain/dogs/bonded-pair.ts'
import { childrenLimits } from '#domain/dogs/children.ts'
import { ENERGY_WORDS, SIZE_WORDS } from '#domain/dogs/vocabulary.ts'
import { childrenInWords } from '../card/lives-with.ts'

/** One need that two dogs share: how much that says about one home suiting both, and how to say it after "also". */
interface Shared {
	weight: number
	words: string
}

const company = { cats: 'cats', dogs: 'other dogs', smallPets: 'small pets' } as const

function sharedCompany(a: Dog, b: Dog): (Shared | false)[] {
	const topics = ['cats', 'dogs', 'smallPets'] as const
	return topics.map(
		(topic) =>
			a.goodWith[topic] === 'yes' &&
			b.goodWith[topic] === 'yes' && { weight: topic === 'dogs' ? 1 : 2, words: `happy with ${company[topic]}` },
	)
}

/** A home with children as young as the first dog can live with must suit the second too. */
function sharedChildren(a: Dog, b: Dog): Shared | false {
	const [first, second] = [childrenLimits(a), childrenLimits(b)]
	if (first.from !== 'yes' || second.from !== 'yes' || second.noUnder > first.noUnder) return false
	return { weight: 2, words: `happy with ${childrenInWords(second).toLowerCase()}` }
}

/** After "also": "lively", "of medium energy". */
function energyInWords(energy: NonNullable<Dog['energy']>): string {
	const words = ENERGY_WORDS[energy].toLowerCase()
	return words.endsWith('energy') ? `of ${words}` : words
}

function sharedNeeds(a: Dog, b: Dog): Shared[] {
	const all: (Shared | false)[] = [
		a.size !== 'unknown' && a.size === b.size && { weight: 3, words: SIZE_WORDS[a.size].toLowerCase() },
		...sharedCompany(a, b),
		sharedChildren(a, b),
		a.energy !== null && a.energy === b.energy && { weight: 2, words: energyInWords(a.energy) },
		a.experience === 'none' && b.experience === 'none' && { weight: 1, words: 'fine as a first dog' },
		a.garden === 'not_needed' && b.garden === 'not_needed' && { weight: 1, words: 'fine without a garden' },
		a.location !== '' && a.location === b.location && { weight: 1, words: `at ${b.location}` },
	]
	return all.filter((shared) => shared !== false)
}

/** What a home that suits the first dog may well have, and the second cannot live with. */
function clashes(a: Dog, b: Dog): number {
	const pets = (['cats', 'dogs', 'smallPets'] as const).filter(
		(topic) => a.goodWith[topic] === 'yes' && b.goodWith[topic] === 'no',
	)
	const noChildren = childrenLimits(a).from === 'yes' && childrenLimits(b).from === 'no'
	const energyApart = a.energy !== null && b.energy !== null && Math.abs(a.energy - b.energy) >= 2
	const needsMore = a.garden === 'not_needed' && b.garden === 'required'
	const knowsMore = a.experience === 'none' && b.experience === 'lots'
	return pets.length + [noChildren, energyApart, needsMore, knowsMore].filter(Boolean).length
}

const WAITS_IN_DAYS = [90, 180]

/** The days before which a dog counts as waiting long, and very long: text is compared faster than dates are counted. */
function longWaits(today: Date): string[] {
	return WAITS_IN_DAYS.map((days) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10))
}

/** Whoever has waited three months goes before a dog who is a little more alike, after six months a little more so. */
function waitingBonus({ listedOn }: Dog, waits: string[]): number {
	const isDay = listedOn.length === 10
	return isDay ? waits.filter((day) => listedOn <= day).length : 0
}

export interface SimilarDog {
	dog: Dog
	/** What both need, most telling first, in a few words: "Also small, also happy with cats". "" when nothing is shared. */
	why: string
}

const SAID = 2
const CLASH = 2

/**
 * Available dogs who could live in the home that would suit this one: of the same size and energy, happy with the same
 * company. Breed does not count, because it says less about a dog than any of these. Only what is known counts: two
 * unknowns are not alike. Between equals whoever waits longer comes first, and of a bonded pair only one is named.
 *
 * `like` is the dog of the page, and after it those who go home with it; `dogs` are all dogs. None of `like` is offered.
 */
export function similarDogs(
	like: readonly Dog[],
	dogs: readonly Dog[],
	{ count, today }: { count: number; today: Date },
): SimilarDog[] {
	const [first] = like
	if (!first) return []
	const taken = new Set(like)
	const waits = longWaits(today)
	const ranked = dogs
		.filter((dog) => dog.status === 'available' && !taken.has(dog))
		.map((dog) => ({ dog, score: likeness(first, dog) + waitingBonus(dog, waits) }))
		.toSorted((a, b) => b.score - a.score || waitsLonger(a.dog, b.dog))
	const chosen: SimilarDog[] = []
	for (const { dog } of ranked) {
		if (chosen.length === count) break
		if (taken.has(dog)) continue
		const together = dogsTogether(dog, dogs)
		for (const one of together) taken.add(one)
		chosen.push({ dog, why: inWords(sharedNeeds(first, dog), together.slice(1)) })
	}
	return chosen
}

function likeness(a: Dog, b: Dog): number {
	return sharedNeeds(a, b).reduce((sum, { weight }) => sum + weight, 0) - CLASH * clashes(a, b)
}

function waitsLonger(a: Dog, b: Dog): number {
	const [dayOfA, dayOfB] = [a.listedOn || '9999', b.listedOn || '9999']
	return dayOfA < dayOfB ? -1 : dayOfA > dayOfB ? 1 : 0
}

function inWords(shared: Shared[], friends: Dog[]): string {
	const also = shared
		.toSorted((a, b) => b.weight - a.weight)
		.slice(0, SAID)
		.map(({ words }) => `also ${words}`)
	const words = friends.length > 0 ? [...also, `comes with ${namesOf(friends)}`] : also
	const sentence = words.join(', ')
	return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
