import type { Answers } from '../forms/answers/answers.ts'
import type { Stop } from '../forms/form.ts'
import type { FormContext } from './form-context.ts'
import { personOf } from './person.ts'

/** Steps for a stray dog, in order. */
export function foundDogSteps({ charity, region }: FormContext): string[] {
	const ring = charity.phone && `Ring us on ${charity.phone}: someone may already have told us that the dog is missing.`
	return [...region.strays.steps, ring].filter(Boolean)
}

/** Ends the form for owners when the dog is a stray. */
export function foundDogStop(formContext: FormContext): Stop {
	const { duty, finder } = formContext.region.strays
	return {
		title: 'You’ve found a dog',
		text: `Thank you for looking after it. ${duty}`,
		list: foundDogSteps(formContext),
		continuation: { text: 'Tell us about the dog', form: 'found', answers: contactDetails },
		links: [finder],
	}
}

function contactDetails(answers: Answers): Answers {
	const { name, email, phone } = personOf(answers)
	return { name, email, phone }
}
