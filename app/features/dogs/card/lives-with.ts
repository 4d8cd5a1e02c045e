import type { Dog, Fit } from '#content/model/content.ts'
import { type ChildrenLimits, childrenLimits, minAgeOf, strictestFit } from '#domain/dogs/children.ts'

/** "Children", or "Children from 8". */
export function childrenInWords(limits: ChildrenLimits): string {
	const age = minAgeOf(limits)
	return age === undefined ? 'Children' : `Children from ${age}`
}

/** An answer of a card, with the words that say it. */
export interface CompanyFact {
	text: string
	answer: Fit
}

/** Children, dogs and cats on each card, in this order; of bonded dogs the strictest answer. */
export function companyFacts(dogs: readonly Dog[]): CompanyFact[] {
	const strictest = (of: 'cats' | 'dogs') => strictestFit(dogs.map(({ goodWith }) => goodWith[of]))
	const [otherDogs, cats] = [strictest('dogs'), strictest('cats')]
	return [
		childrenFact(childrenLimits(...dogs)),
		{ text: inAnswer(otherDogs, dogs.length > 1 ? 'other dogs' : 'dogs', 'other dogs'), answer: otherDogs },
		{ text: inAnswer(cats, 'cats'), answer: cats },
	]
}

function childrenFact(limits: ChildrenLimits): CompanyFact {
	const age = minAgeOf(limits)
	if (limits.from === 'unknown' && age !== undefined) return { text: `No children under ${age}`, answer: 'no' }
	return { text: inAnswer(limits.from, childrenInWords(limits).toLowerCase(), 'children'), answer: limits.from }
}

/** "Cats", "Some cats", "No cats", "Cats not known". `without` is for the answers no and not known. */
function inAnswer(answer: Fit, who: string, without = who): string {
	const words = { yes: who, selective: `some ${who}`, no: `no ${without}`, unknown: `${without} not known` }[answer]
	return words.charAt(0).toUpperCase() + words.slice(1)
}
