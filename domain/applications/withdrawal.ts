import { formatDateWithWeekday } from '#lib/dates.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import type { Charity } from '../charity/charity.ts'
import type { Block } from '../emails/blocks.ts'
import { composeEmail, type Email } from '../emails/email.ts'
import type { Form, FormId } from '../forms/form.ts'
import { linkKey } from './signed-link.ts'
import type { Submission } from './submissions/submission-record.ts'

/** What the person calls it, by form. Other forms are answered, not withdrawn. */
const OFFERS: Partial<Record<FormId, string>> = {
	adoption: 'application',
	fostering: 'offer to foster',
	volunteering: 'offer to help',
}

/** "application"; undefined when the form cannot be withdrawn. */
export function offerOf(form: string): string | undefined {
	return OFFERS[form as FormId]
}

/** The link in "we have your application". Opening it changes nothing; the page has a button. */
export function withdrawalLink(
	{ id }: Pick<Form, 'id'>,
	reference: string,
	{ url }: Charity,
	formSecret: FormSecret,
): Block | undefined {
	const offer = offerOf(id)
	if (!offer) return undefined
	const key = linkKey('withdraw', reference, formSecret)
	return {
		kind: 'link',
		text: `Changed your mind? Withdraw your ${offer}`,
		url: `${url}/apply/withdraw?reference=${reference}&key=${key}`,
	}
}

/** Tells staff that a person has withdrawn. */
export function withdrawnNotice(
	to: string,
	{ reference, about, form, replyBy }: Pick<Submission, 'reference' | 'about' | 'form' | 'replyBy'>,
	charity: Charity,
): Email {
	const what = `${offerOf(form) ?? 'message'}${about ? ` (${about})` : ''}`
	return composeEmail({
		to,
		subject: `${reference}: withdrawn`,
		blocks: [
			{
				kind: 'paragraph',
				text: `The person who sent the ${what} with the reference ${reference} has withdrawn it, with the link in our email. They know that it worked. The reply that was due by ${formatDateWithWeekday(replyBy)} is not needed any more, and emails to them that were still waiting are taken back.`,
			},
			{ kind: 'button', text: 'Open the case', url: `${charity.url}/desk/cases/${reference}` },
		],
		charity,
	})
}
