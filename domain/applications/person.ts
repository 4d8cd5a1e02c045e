import { plausibleName } from '../emails/greeting.ts'
import type { Answers } from '../forms/answers/answers.ts'

/** The person who sent a form. Each part may be "". */
export interface Person {
	firstName: string
	name: string
	email: string
	phone: string
	/** Or the outward code, where the form has no town. */
	town: string
}

export function personOf(answers: Answers): Person {
	const text = (name: string) => (Object.hasOwn(answers, name) ? ([answers[name] ?? ''].flat()[0] ?? '') : '')
	return {
		firstName: text('firstName') || text('name'),
		name: text('name') || [text('firstName'), text('lastName')].filter(Boolean).join(' '),
		email: text('email'),
		phone: text('phone'),
		town: text('town') || (text('postcode').split(' ')[0] ?? ''),
	}
}

/** The name after "Dear" in an email to an unconfirmed address: the first name, if it is plausible. */
export function greetingName(answers: Answers): string {
	return plausibleName(personOf(answers).firstName)
}
