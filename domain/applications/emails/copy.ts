import type { Answers } from '../answers.ts'
import type { Form } from '../form.ts'
import type { Charity } from '../form-context.ts'
import { personOf } from '../person.ts'
import { paragraphs } from './blocks.ts'
import type { Email } from './email.ts'
import { composeEmail } from './email.ts'
import { greetingName } from './greeting.ts'
import { copyBlocks } from './received.ts'

/** The copy of the answers, for a confirmed address. */
export function copyEmail(form: Form, answers: Answers, reference: string, charity: Charity): Email | undefined {
	const { email } = personOf(answers)
	if (!email) return undefined
	const blocks = [
		...paragraphs(`Dear ${greetingName(answers)},

Thank you for telling us that this address is yours. Here is what you told us, for you to keep.

What happens next, and by when, is in the email before this one. If something is wrong or your plans have changed, reply and mention ${reference}.`),
		...copyBlocks(form, answers),
	]
	return composeEmail({ to: email, subject: `Your answers - ${reference}`, blocks, charity })
}
