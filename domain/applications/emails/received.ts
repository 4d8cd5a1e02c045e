import { formatDateWithWeekday } from '#lib/dates.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import type { Charity } from '../../charity/charity.ts'
import { type Block, paragraphs } from '../../emails/blocks.ts'
import type { Email } from '../../emails/email.ts'
import { composeEmail, reach } from '../../emails/email.ts'
import type { Answers } from '../../forms/answers/answers.ts'
import { answerGroups } from '../../forms/answers/check-answers.ts'
import type { Form } from '../../forms/form.ts'
import { chosenDog } from '../dog-notes.ts'
import type { FormContext } from '../form-context.ts'
import { greetingName, personOf } from '../person.ts'
import type { Accepted } from '../submissions/new-submission.ts'
import { withdrawalLink } from '../withdrawal.ts'
import { type ConfirmationLink, confirmationBlocks } from './new-address.ts'
import { type EmailText, fill } from './texts.ts'

const DEFAULT_ABOUT: Partial<Record<Form['id'], string>> = {
	adoption: 'a dog',
	volunteering: 'wherever you are needed',
	surrender: 'your dog',
}

/**
 * "We have your application": what happens next, and a copy of the answers. For a question about a dog also what we know of it.
 *
 * @param answers as stored (`finalAnswers`)
 * @param link for an unconfirmed address: instead of the answers
 * @param formSecret signs the link that withdraws; no link without it
 * @returns undefined without an email address
 */
export function receivedEmail(
	form: Form,
	answers: Answers,
	{ reference, replyBy }: Pick<Accepted, 'reference' | 'replyBy'>,
	formContext: FormContext,
	text: EmailText,
	link?: ConfirmationLink,
	formSecret?: FormSecret,
): Email | undefined {
	const { email, firstName } = personOf(answers)
	if (!email) return undefined
	const about = form.about(answers)
	// Without a slug the person typed the name.
	const named = link && about?.slug === '' ? undefined : about
	const values = {
		firstName: link ? greetingName(answers) : firstName,
		reference,
		charity: formContext.charity.name,
		about: named?.name ?? DEFAULT_ABOUT[form.id] ?? '',
		replyBy: formatDateWithWeekday(replyBy),
		warden: formContext.region.strays.warden,
		reach: reach(formContext.charity),
	}
	const withdrawal = formSecret && withdrawalLink(form, reference, formContext.charity, formSecret)
	const blocks: Block[] = [
		...paragraphs(fill(text.body, values)),
		...(withdrawal ? [withdrawal] : []),
		...dogFacts(form, answers, formContext.charity, formContext),
		...(link ? confirmationBlocks(link) : copyBlocks(form, answers)),
		{ kind: 'paragraph', text: `Your reference is ${reference}. ${form.privacy}${privacyLink(formContext)}` },
	]
	return composeEmail({ to: email, subject: fill(text.subject, values), blocks, charity: formContext.charity })
}

function privacyLink({ charity, privacyUrl }: FormContext): string {
	return privacyUrl ? ` Our privacy notice: ${new URL(privacyUrl, charity.url).href}` : ''
}

/** The answers without those about health and history: a mailbox or screen may have other readers. */
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
		/** Whether answers about health or history were left out. */
		hasMore: groups.some(({ rows }) => rows.some(({ isSensitive, isAnswered }) => isSensitive && isAnswered)),
	}
}

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
						text: 'We also have your answers about health and history. We don’t repeat them in an email.',
					},
				]
			: []),
	]
}

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

/** The copy of the answers, for a confirmed address. */
export function copyEmail(form: Form, answers: Answers, reference: string, charity: Charity): Email | undefined {
	const { email } = personOf(answers)
	if (!email) return undefined
	const blocks = [
		...paragraphs(`Dear ${greetingName(answers)},

Thank you for confirming that this address is yours. Here’s what you told us, for you to keep.

What happens next, and by when, is in the email before this one. If something is wrong or your plans have changed, reply and mention ${reference}.`),
		...copyBlocks(form, answers),
	]
	return composeEmail({ to: email, subject: `Your answers - ${reference}`, blocks, charity })
}
