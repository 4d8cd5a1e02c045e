import type { Dog, Fit } from '#content/model/content.ts'
import { childrenLimits, minAgeOf } from '#domain/dogs/children.ts'
import { listInWords } from '#lib/text/list-in-words.ts'

/**
 * The company that bonded dogs can live with: "Good with cats and children of 8 and over. Not with small pets." Only
 * certain answers.
 */
export function livesWithLine(dogs: readonly Dog[], name: string): string {
	const answers: [string, Fit][] = [
		['cats', both(dogs, (dog) => dog.goodWith.cats)],
		['other dogs', both(dogs, (dog) => dog.goodWith.dogs)],
		['small pets', both(dogs, (dog) => dog.goodWith.smallPets)],
		childrenAnswer(dogs),
	]
	const who = (asked: 'yes' | 'no') =>
		listInWords(
			answers.filter(([, fit]) => fit === asked).map(([words]) => words),
			asked === 'yes' ? 'and' : 'or',
		)
	const sentences = [who('yes') && `Good with ${who('yes')}.`, who('no') && `Not with ${who('no')}.`].filter(Boolean)
	return sentences.join(' ') || `Ask us who ${name} can live with.`
}

/** One no is a no for all; a yes needs all of them. */
function both(dogs: readonly Dog[], ask: (dog: Dog) => Fit): Fit {
	const fits = dogs.map(ask)
	if (fits.includes('no')) return 'no'
	return fits.every((fit) => fit === 'yes') ? 'yes' : 'unknown'
}

function childrenAnswer(dogs: readonly Dog[]): [string, Fit] {
	const limits = childrenLimits(...dogs)
	const age = minAgeOf(limits)
	if (age === undefined) return ['children', limits.from]
	return limits.from === 'yes' ? [`children of ${age} and over`, 'yes'] : [`children under ${age}`, 'no']
}
