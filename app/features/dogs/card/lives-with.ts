import type { Dog } from '#content/model/content.ts'
import { ADULT_AGE, type ChildrenLimits, childrenLimits, minAgeOf, strictestFit } from '#domain/dogs/children.ts'
import { listInWords } from '#lib/text/list-in-words.ts'

/** "Children", or "Children 8+". */
export function childrenInWords(limits: ChildrenLimits): string {
	const age = minAgeOf(limits)
	return age === undefined ? 'Children' : `Children ${age}+`
}

/** How a dog gets on with company, or the strictest of bonded dogs. */
function companyOf(dogs: readonly Dog[]) {
	const strictest = (of: 'cats' | 'dogs' | 'smallPets') => strictestFit(dogs.map(({ goodWith }) => goodWith[of]))
	return {
		cats: strictest('cats'),
		dogs: strictest('dogs'),
		smallPets: strictest('smallPets'),
		children: childrenLimits(...dogs),
	}
}

/** The ticks of a card: only certain answers, never a maybe. */
export function livesWith(dogs: readonly Dog[]): string[] {
	const { cats, dogs: otherDogs, smallPets, children } = companyOf(dogs)
	return [
		cats === 'yes' && 'Cats',
		otherDogs === 'yes' && (dogs.length > 1 ? 'Other dogs' : 'Dogs'),
		children.from === 'yes' && childrenInWords(children),
		smallPets === 'yes' && 'Small pets',
	]
		.filter((word) => word !== false)
		.slice(0, 3)
}

const MAX_REMARKS = 2

/** What a card without ticks says in their place: "Adults only", "Best as the only pet", "Not tested with cats yet". */
export function unlessTicked(dogs: readonly Dog[]): string[] {
	const { cats, dogs: otherDogs, children } = companyOf(dogs)
	const isOnlyPet = otherDogs === 'no' && cats === 'no'
	const age = minAgeOf(children)
	const untested = [
		children.from === 'unknown' && age === undefined && 'children',
		cats === 'unknown' && 'cats',
		otherDogs === 'unknown' && 'dogs',
	].filter((who) => who !== false)
	return [
		children.noUnder === ADULT_AGE && 'Adults only',
		children.from === 'unknown' && age !== undefined && `No children under ${age}`,
		isOnlyPet && dogs.length === 1 && 'Best as the only pet',
		isOnlyPet && dogs.length > 1 && 'Best as the only pets',
		otherDogs === 'selective' && 'Some dogs',
		cats === 'selective' && 'Some cats',
		children.from === 'selective' && `Some ${childrenInWords(children).toLowerCase()}`,
		untested.length > 0 && `Not tested with ${listInWords(untested, 'or')} yet`,
		otherDogs === 'no' && !isOnlyPet && 'Best as the only dog',
		cats === 'no' && !isOnlyPet && 'No cats',
	]
		.filter((remark) => remark !== false)
		.slice(0, MAX_REMARKS)
}
