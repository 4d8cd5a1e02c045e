import type { Answers } from '../forms/answers/answers.ts'
import { aloneNote, childNotes, chosenDog, gardenNotes } from './dog-notes.ts'
import type { FormContext } from './form-context.ts'

/** Topics of the charity's thresholds that a dog can override. */
type About = NonNullable<FormContext['thresholds'][number]['about']>

/** The chosen dog's known limits, in sentences. */
function limitsOf(formContext: FormContext, { dog: slug = '' }: Answers): Partial<Record<About, string[]>> {
	const chosen = { dog: slug }
	const dog = chosenDog(formContext, chosen)
	if (!dog) return {}
	const { fit, minAge } = dog.goodWith.children
	return {
		...(dog.garden !== 'unknown' && { fence: gardenNotes(formContext, chosen) }),
		...((fit !== 'unknown' || minAge !== null) && { children: childNotes(formContext, chosen) }),
		...(dog.hoursAlone !== null && { hours_alone: aloneNote(formContext, chosen) }),
	}
}

/** "What Biscuit needs", for the start page. */
export function dogNeeds(formContext: FormContext, answers: Answers): { title: string; items: string[] } | undefined {
	const items = Object.values(limitsOf(formContext, answers)).flat()
	const dog = chosenDog(formContext, answers)
	return dog && items.length > 0 ? { title: `What ${dog.title} needs`, items } : undefined
}

/** The charity's general thresholds, without those the chosen dog overrides. */
export function generalThresholds(formContext: FormContext, answers: Answers): string[] {
	const own = limitsOf(formContext, answers)
	return formContext.thresholds
		.filter(({ about }) => about === null || !(own[about] ?? []).length)
		.map(({ label, value }) => `${[label, value].filter(Boolean).join(': ')}.`)
}
