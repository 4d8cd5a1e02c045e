import type { Dog } from '#content/model/content.ts'
import { type ChildrenLimits, childrenLimits, minAgeOf } from '#domain/dogs/children.ts'

/** "Children", or "Children 8+". */
export function childrenInWords(limits: ChildrenLimits): string {
	const age = minAgeOf(limits)
	return age === undefined ? 'Children' : `Children ${age}+`
}

/** Only certain answers: a card does not show a maybe. */
export function livesWith(dog: Dog): string[] {
	const { goodWith } = dog
	const children = childrenLimits(dog)
	return [
		goodWith.cats === 'yes' && 'Cats',
		goodWith.dogs === 'yes' && 'Dogs',
		children.from === 'yes' && childrenInWords(children),
		goodWith.smallPets === 'yes' && 'Small pets',
	]
		.filter((word) => word !== false)
		.slice(0, 3)
}
