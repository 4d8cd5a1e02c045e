import type { Answers } from '../answers/answers.ts'
import { personOf } from '../person.ts'

const MAX_NAME_LENGTH = 60
/** One to three words of letters: no digits, no links, no sentences. */
const NAME = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?(?: [\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?){0,2}$/u

/** The name after "Dear" in an email to an unconfirmed address: the first name, if it is plausible. */
export function greetingName(answers: Answers): string {
	const { firstName } = personOf(answers)
	return firstName.length <= MAX_NAME_LENGTH && NAME.test(firstName) ? firstName : 'friend'
}
