import { COAT_WORDS } from '#domain/dogs/vocabulary.ts'
import type { DogNeeds } from '../dog-needs.ts'
import type { Household } from '../household.ts'
import type { Found, Who } from './need.ts'

type Answer = NonNullable<Household['hair']>
type Known = Exclude<DogNeeds['shedding'], 'unknown'>

const SHEDS: Record<Known, string> = {
	none: 'sheds next to nothing',
	low: 'sheds a little',
	moderate: 'sheds some hair',
	high: 'sheds a lot',
}

/**
 * Coat and shedding against an allergy, or a preference for little hair. No dog is hypoallergenic, so no coat meets an
 * allergy: low shedding is a talk, more is a gap. A preference is never a gap.
 */
export function hair(answer: Answer, dog: DogNeeds, who: Who): Found {
	if (answer === 'no_matter') return null
	if (dog.shedding === 'unknown') return notKnown(answer, dog, who)
	const sheds = SHEDS[dog.shedding]
	const need = { title: `${coatOf(dog)}, ${sheds}`, brief: sheds }
	const isLittle = dog.shedding === 'none' || dog.shedding === 'low'
	if (answer === 'little') {
		if (isLittle) return { verdict: 'met', ...need, words: 'That is as little hair as you hoped for.' }
		return {
			verdict: 'talk',
			...need,
			words:
				dog.shedding === 'high'
					? 'That is hair on every chair, most of all in spring and autumn. Brushing helps, and does not end it.'
					: 'That is some hair, more in spring and autumn. Brushing helps.',
		}
	}
	return isLittle
		? { verdict: 'talk', ...need, words: `${NO_DOG} Spend an hour with ${who.them} before you decide, more than once.` }
		: {
				verdict: 'gap',
				...need,
				words: `${NO_DOG} ${who.They} ${who.verb('leave')} a good deal of it about. Ask a doctor, and ring us before you visit.`,
			}
}

const NO_DOG = 'No dog is free of what people are allergic to, whatever the coat.'

function coatOf({ coat }: DogNeeds): string {
	return coat === 'unknown' ? 'Coat' : `Coat: ${COAT_WORDS[coat].toLowerCase()}`
}

function notKnown(answer: Answer, dog: DogNeeds, { them, they, verb }: Who): Found {
	return {
		verdict: 'not_known',
		title: coatOf(dog),
		brief: 'sheds: how much is not known yet',
		words:
			answer === 'allergy'
				? `${NO_DOG} How much ${they} ${verb('shed')} we do not know yet: ask us, and spend an hour with ${them} first.`
				: `We do not know yet how much ${they} ${verb('shed')}. Come and stroke ${them}, and look at your sleeves.`,
	}
}
