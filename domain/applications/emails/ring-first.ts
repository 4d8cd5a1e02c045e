import { type Block, paragraphs } from '../../emails/blocks.ts'
import type { Email } from '../../emails/email.ts'
import { composeEmail, reach } from '../../emails/email.ts'
import type { Answers } from '../../forms/answers/answers.ts'
import type { FormContext } from '../form-context.ts'
import { greetingName, personOf } from '../person.ts'
import type { Accepted } from '../submissions/new-submission.ts'
import { type EmailText, fill } from './texts.ts'

type Urgent = Pick<Accepted, 'reference'>

/** The email to a person who is not safe. Others may read it, so it has no answers, form, dog or reply deadline. */
export function ringUsEmail(
	answers: Answers,
	{ reference }: Urgent,
	{ charity }: FormContext,
	text: EmailText,
): Email | undefined {
	const { email } = personOf(answers)
	if (!email) return undefined
	const { name, phone } = charity
	const ring = phone ? `Please ring us now on ${phone}: it’s quicker than writing.` : reach(charity)
	const values = { firstName: greetingName(answers), reference, charity: name, phone, ring, reach: reach(charity) }
	const blocks = paragraphs(fill(text.body, values))
	return composeEmail({ to: email, subject: fill(text.subject, values), blocks, charity })
}

/** Tells staff whom to ring first, without the reason. Replies do not go to the person: others may read that mailbox. */
export function ringFirstNotice(answers: Answers, { reference }: Urgent, { charity }: FormContext, to: string): Email {
	const { name, phone } = personOf(answers)
	const rows = [
		{ label: 'Name', value: name },
		{ label: 'Phone', value: phone },
	].filter(({ value }) => value !== '')
	const blocks: Block[] = [
		{ kind: 'heading', text: `Ring first: ${reference}` },
		{
			kind: 'paragraph',
			text: 'Please ring this person before anyone else. They have been asked to ring you too; they have no reply deadline.',
		},
		{ kind: 'rows', rows },
		{
			kind: 'list',
			items: [
				'Ask whether they can talk before you say why you’re ringing.',
				'If someone else answers, don’t say what it is about, and leave no message.',
				'Don’t write: someone else may read it.',
			],
		},
		{
			kind: 'paragraph',
			text: `The answers are in the record only. On the server, “npm run desk -- show ${reference}” shows them. Once you have spoken: “npm run desk -- mark ${reference} waiting”.`,
		},
	]
	return composeEmail({ to, subject: `Ring first: ${reference}`, blocks, charity })
}
