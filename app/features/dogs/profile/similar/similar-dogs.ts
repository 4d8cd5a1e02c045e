import type { Dog } from '#content/model/content.ts'
import { dogsTogether } from '#domain/dogs/bonded-pair.ts'
import { type ChildrenLimits, childrenLimits } from '#domain/dogs/children.ts'
import { ENERGY_WORDS, SIZE_WORDS } from '#domain/dogs/vocabulary.ts'
import { DAY_MS } from '#lib/dates.ts'
import { childrenInWords } from '../../card/lives-with.ts'

/** A need that two dogs may share. */
interface Need {
	/** How much it says about one home suiting both. */
	weight: number
	isShared(a: Dog, b: Dog): boolean
	words(b: Dog): string
	/** False where the second dog can do more than the first: then "also" would be wrong. */
	isAlso?: (a: Dog, b: Dog) => boolean
}

function happyWith(topic: 'cats' | 'dogs' | 'smallPets', weight: number, words: string): Need {
	const isHappy = ({ goodWith }: Dog) => goodWith[topic] === 'yes'
	return { weight, isShared: (a, b) => isHappy(a) && isHappy(b), words: () => `happy with ${words}` }
}

/** Used for ten thousand dogs on each page. */
const limitsByDog = new WeakMap<Dog, ChildrenLimits>()

function limitsOf(dog: Dog): ChildrenLimits {
	const known = limitsByDog.get(dog)
	if (known) return known
	const limits = childrenLimits(dog)
	limitsByDog.set(dog, limits)
	return limits
}

/** A home with children as young as the first dog can live with must suit the second too. */
function shareChildren(a: Dog, b: Dog): boolean {
	const [first, second] = [limitsOf(a), limitsOf(b)]
	return first.from === 'yes' && second.from === 'yes' && second.noUnder <= first.noUnder
}

/** "lively", "of medium energy" */
function energyInWords(energy: Dog['energy']): string {
	const words = energy === null ? '' : ENERGY_WORDS[energy].toLowerCase()
	return words.endsWith('energy') ? `of ${words}` : words
}

const isOnlyDog = ({ goodWith }: Dog) => goodWith.dogs === 'no'

const NEEDS: readonly Need[] = [
	{
		weight: 3,
		isShared: (a, b) => a.size !== 'unknown' && a.size === b.size,
		words: ({ size }) => (size === 'unknown' ? '' : SIZE_WORDS[size].toLowerCase()),
	},
	{
		// Few homes have no other dog: it says as much as the size.
		weight: 3,
		isShared: (a, b) => isOnlyDog(a) && isOnlyDog(b),
		words: () => 'happiest as the only dog',
	},
	happyWith('cats', 2, 'cats'),
	happyWith('dogs', 1, 'other dogs'),
	happyWith('smallPets', 2, 'small pets'),
	{
		weight: 2,
		isShared: shareChildren,
		words: (b) => `happy with ${childrenInWords(limitsOf(b)).toLowerCase()}`,
		isAlso: (a, b) => limitsOf(a).noUnder === limitsOf(b).noUnder,
	},
	{
		weight: 2,
		isShared: (a, b) => a.energy !== null && a.energy === b.energy,
		words: ({ energy }) => energyInWords(energy),
	},
	{
		weight: 1,
		isShared: (a, b) => a.experience === 'none' && b.experience === 'none',
		words: () => 'fine as a first dog',
	},
	{
		weight: 1,
		isShared: (a, b) => a.garden === 'not_needed' && b.garden === 'not_needed',
		words: () => 'fine without a garden',
	},
	{
		weight: 1,
		isShared: (a, b) => a.location !== '' && a.location === b.location,
		words: ({ location }) => `at ${location}`,
	},
]

/** What a home for the first dog may have and the second cannot live with. */
const CLASHES: readonly ((a: Dog, b: Dog) => boolean)[] = [
	...(['cats', 'dogs', 'smallPets'] as const).map(
		(topic) => (a: Dog, b: Dog) => a.goodWith[topic] === 'yes' && b.goodWith[topic] === 'no',
	),
	(a, b) => isOnlyDog(a) && b.bondedWith.length > 0,
	(a, b) => limitsOf(a).from === 'yes' && limitsOf(b).from === 'no',
	(a, b) => a.energy !== null && b.energy !== null && Math.abs(a.energy - b.energy) >= 2,
	(a, b) => a.garden === 'not_needed' && b.garden === 'required',
	(a, b) => a.experience === 'none' && b.experience === 'lots',
]

const WAITS_IN_DAYS = [90, 180]

/** Dates before which a dog counts as waiting long and very long: comparing text is faster than counting days. */
function longWaits(today: Date): string[] {
	return WAITS_IN_DAYS.map((days) => new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10))
}

/**
 * After three months of waiting a dog goes before a slightly more similar one, after six months before a little more
 * similar ones.
 */
function waitingBonus({ listedOn }: Dog, waits: string[]): number {
	let bonus = 0
	if (listedOn.length === 10) for (const day of waits) if (listedOn <= day) bonus++
	return bonus
}

export interface SimilarDog {
	dog: Dog
	/** What both need, most specific first: "Also small and happy with cats". */
	why: string
}

const CLASH_PENALTY = 2

/**
 * Available dogs that fit the same home: same size and energy, happy with the same company. Breed is ignored, because
 * it says less about a dog. Two unknowns are not alike. Between equals the longest waiting comes first, and of a bonded
 * pair only one is listed.
 *
 * `like` is the dog of the page and those bonded with it; `dogs` are all dogs. None of `like` is included.
 */
export function similarDogs(
	like: readonly Dog[],
	dogs: readonly Dog[],
	{ count, today }: { count: number; today: Date },
): SimilarDog[] {
	const [first] = like
	if (!first) return []
	const taken = new Set(like)
	const chosen: SimilarDog[] = []
	for (const dog of mostAlikeFirst(first, dogs, today)) {
		if (chosen.length === count) break
		if (taken.has(dog)) continue
		for (const one of dogsTogether(dog, dogs)) taken.add(one)
		chosen.push({ dog, why: inWords(first, dog) })
	}
	return chosen
}

/** Most similar first; sorted lazily. */
function* mostAlikeFirst(first: Dog, dogs: readonly Dog[], today: Date): Iterable<Dog> {
	const waits = longWaits(today)
	const byScore = new Map<number, Dog[]>()
	for (const dog of dogs) {
		if (dog.status !== 'available') continue
		const score = likeness(first, dog) + waitingBonus(dog, waits)
		const equals = byScore.get(score)
		if (equals) equals.push(dog)
		else byScore.set(score, [dog])
	}
	const scores = [...byScore.keys()].sort((a, b) => b - a)
	for (const score of scores) yield* (byScore.get(score) ?? []).sort(waitsLonger)
}

function likeness(a: Dog, b: Dog): number {
	let score = 0
	for (const { weight, isShared } of NEEDS) if (isShared(a, b)) score += weight
	for (const clashes of CLASHES) if (clashes(a, b)) score -= CLASH_PENALTY
	return score
}

function waitsLonger(a: Dog, b: Dog): number {
	const [dayOfA, dayOfB] = [a.listedOn || '9999', b.listedOn || '9999']
	return dayOfA < dayOfB ? -1 : dayOfA > dayOfB ? 1 : 0
}

interface Reason {
	words: string
	/** It is true of the dog of the page too. */
	isAlso: boolean
}

const HAPPY = 'happy '

/** "Also" and "happy" are said once: "Also happy with cats and with children from 8". */
function afterwards({ words, isAlso }: Reason, first: Reason): string {
	if (isAlso !== first.isAlso) return `, ${isAlso ? 'also ' : ''}${words}`
	const isHappyToo = words.startsWith(HAPPY) && first.words.startsWith(HAPPY)
	return ` and ${isHappyToo ? words.slice(HAPPY.length) : words}`
}

function inWords(a: Dog, b: Dog): string {
	const [first, second] = NEEDS.filter(({ isShared }) => isShared(a, b))
		.toSorted((one, other) => other.weight - one.weight)
		.map(({ words, isAlso }) => ({ words: words(b), isAlso: isAlso?.(a, b) !== false }))
	if (!first) return ''
	const sentence = `${first.isAlso ? 'also ' : ''}${first.words}${second ? afterwards(second, first) : ''}`
	return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
