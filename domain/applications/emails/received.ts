import type { Answers } from '../answers.ts'
import { answerGroups } from '../check-answers.ts'
import { chosenDog } from '../dog-notes.ts'
import type { Form } from '../form.ts'
import type { Charity, FormContext } from '../form-context.ts'
import type { Accepted } from '../new-submission.ts'
import { personOf } from '../person.ts'
import { type Block, paragraphs } from './blocks.ts'
import { dayInWords } from './days.ts'
import type { Email } from './email.ts'
import { composeEmail, reach } from './email.ts'
import { greetingName } from './greeting.ts'
import { type ConfirmationLink, confirmationBlocks } from './new-address.ts'
import { type EmailText, fill } from './texts.ts'

/** What the form is about when it names no dog or role. */
const DEFAULT_ABOUT: Partial<Record<Form['id'], string>> = {
	adoption: 'a dog',
	volunteering: 'wherever you are needed',
	surrender: 'your dog',
}

/**
 * "We have your application": what happens next and by when, and a copy of the answers. For a question about a dog also what
 * we know of it. Answers about health and history are not repeated: a mailbox may have other readers.
 *
 * @param answers as they are stored (`finalAnswers`)
 * @param proof for an unconfirmed address: then nothing that was typed is repeated, except a plausible first name
 * @returns undefined when no email address was given
 */
export function receivedEmail(
	form: Form,
	answers: Answers,
	{ reference, replyBy }: Pick<Accepted, 'reference' | 'replyBy'>,
	formContext: FormContext,
	text: EmailText,
	proof?: ConfirmationLink,
): Email | undefined {
	const { email, firstName } = personOf(answers)
	if (!email) return undefined
	const about = form.about(answers)
	// Without a slug it is a name the person typed.
	const named = proof && about?.slug === '' ? undefined : about
	const values = {
		firstName: proof ? greetingName(answers) : firstName,
		reference,
		charity: formContext.charity.name,
		about: named?.name ?? DEFAULT_ABOUT[form.id] ?? '',
		replyBy: dayInWords(replyBy),
		warden: formContext.region.strays.warden,
		reach: reach(formContext.charity),
	}
	const blocks: Block[] = [
		...paragraphs(fill(text.body, values)),
		...dogFacts(form, answers, formContext.charity, formContext),
		...(proof ? confirmationBlocks(proof) : copyBlocks(form, answers)),
		{ kind: 'paragraph', text: `Your reference is ${reference}. ${form.privacy}${whole(formContext)}` },
	]
	return composeEmail({ to: email, subject: fill(text.subject, values), blocks, charity: formContext.charity })
}

/** The link to the privacy notice. */
function whole({ charity, privacyUrl }: FormContext): string {
	return privacyUrl ? ` Our privacy notice: ${new URL(privacyUrl, charity.url).href}` : ''
}

/** The answers a person is shown again, without health and history: a mailbox or screen may have other readers. */
export function repeatableAnswers(form: Form, answers: Answers) {
	const groups = answerGroups(form, answers)
	return {
		groups: groups
			.map(({ title, rows }) => ({
				title,
				rows: rows
					.filter(({ isSensitive, isAnswered }) => isAnswered && !isSensitive)
					.map(({ label, value }) => ({ label, value })),
			}))
			.filter(({ rows }) => rows.length > 0),
		/** There are answers about health or history. */
		hasMore: groups.some(({ rows }) => rows.some(({ isSensitive, isAnswered }) => isSensitive && isAnswered)),
	}
}

/** The answers as an email repeats them. */
export function copyBlocks(form: Form, answers: Answers): Block[] {
	const { groups, hasMore } = repeatableAnswers(form, answers)
	return [
		{ kind: 'heading', text: 'What you told us' },
		...groups.flatMap(({ title, rows }): Block[] => [
			...(groups.length > 1 ? [{ kind: 'subheading' as const, text: title }] : []),
			{ kind: 'rows', rows },
		]),
		...(hasMore
			? [
					{
						kind: 'paragraph' as const,
						text: 'Your answers about health and history are with us too. We don’t repeat them in an email.',
					},
				]
			: []),
	]
}

/** What the content says about the dog, as a first reply to a question. */
function dogFacts(form: Form, answers: Answers, { url }: Charity, formContext: FormContext): Block[] {
	const dog = form.id === 'contact' && form.about(answers) ? chosenDog(formContext, answers) : undefined
	if (!dog) return []
	const known = [dog.excerpt, dog.homeSummary, dog.location && `${dog.title} is at ${dog.location}.`].filter(Boolean)
	return [
		{ kind: 'heading', text: `What we know about ${dog.title}` },
		...(known.length > 0 ? [{ kind: 'list' as const, items: known }] : []),
		{ kind: 'button', text: `See ${dog.title}’s page`, url: `${url}/dogs/${dog.slug}` },
	]
}
