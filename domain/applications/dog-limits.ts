import type { Answers } from './answers.ts'
import { aloneNote, childNotes, chosenDog, gardenNotes } from './dog-notes.ts'
import type { FormContext } from './form-context.ts'

/** What a fact of the charity can be about that a dog has a value of its own for. */
type About = NonNullable<FormContext['thresholds'][number]['about']>

/** What is known of the chosen dog's own limits, a sentence or two each; empty without a dog, or while nothing is known. */
function limitsOf(world: FormContext, { dog: slug = '' }: Answers): Partial<Record<About, string[]>> {
	const chosen = { dog: slug }
	const dog = chosenDog(world, chosen)
	if (!dog) return {}
	const { fit, minAge } = dog.goodWith.children
	return {
		...(dog.garden !== 'unknown' && { fence: gardenNotes(world, chosen) }),
		...((fit !== 'unknown' || minAge !== null) && { children: childNotes(world, chosen) }),
		...(dog.hoursAlone !== null && { hours_alone: aloneNote(world, chosen) }),
	}
}

/** "What Biscuit needs", for the page before the form; null without a dog, or while nothing is known. */
export function dogNeeds(world: FormContext, answers: Answers): { title: string; items: string[] } | null {
	const items = Object.values(limitsOf(world, answers)).flat()
	const dog = chosenDog(world, answers)
	return dog && items.length > 0 ? { title: `What ${dog.title} needs`, items } : null
}

/** What the charity says of all its dogs, but for what the chosen dog has limits of its own for. */
export function generalThresholds(world: FormContext, answers: Answers): string[] {
	const own = limitsOf(world, answers)
	return world.thresholds
		.filter(({ about }) => about === null || !(own[about] ?? []).length)
		.map(({ label, value }) => `${label}: ${value}.`)
}
