import { formatDateWithWeekday } from '#lib/dates.ts'
import type { Charity } from '../../charity/charity.ts'
import { paragraphs } from '../../emails/blocks.ts'
import type { Email } from '../../emails/email.ts'
import { composeEmail, reach } from '../../emails/email.ts'
import type { FormContext } from '../form-context.ts'
import { type EmailText, fill } from './texts.ts'

/** @param url the confirmation page; works for 7 days */
export function confirmNewsletter(to: string, url: string, charity: Charity, text: EmailText): Email {
	const values = { charity: charity.name }
	const blocks = [...paragraphs(fill(text.body, values)), { kind: 'button', text: 'Yes, sign me up', url } as const]
	return composeEmail({ to, subject: fill(text.subject, values), blocks, charity })
}

/** The first email to a confirmed subscriber. @param unsubscribeUrl the link in this and every newsletter */
export function newsletterWelcome(to: string, unsubscribeUrl: string, charity: Charity, text: EmailText): Email {
	const values = { charity: charity.name }
	const blocks = [
		...paragraphs(fill(text.body, values)),
		{ kind: 'button', text: 'Unsubscribe', url: unsubscribeUrl } as const,
	]
	return composeEmail({ to, subject: fill(text.subject, values), blocks, charity, unsubscribeUrl })
}

interface DraftLink {
	to: string
	url: string
	/** The last day the link works, `YYYY-MM-DD`. */
	until: string
	/** "your application for Biscuit", without typed text: the address may be wrong. */
	form: string
}

export function saveAndReturn({ to, url, until, form }: DraftLink, charity: Charity, text: EmailText): Email {
	const values = { charity: charity.name, until: formatDateWithWeekday(until), form }
	const blocks = [...paragraphs(fill(text.body, values)), { kind: 'button', text: 'Continue my form', url } as const]
	return composeEmail({ to, subject: fill(text.subject, values), blocks, charity })
}

interface MissedDeadline {
	to: string
	firstName: string
	reference: string
	/** The reply deadline and the extended one, `YYYY-MM-DD`. */
	replyBy: string
	newReplyBy: string
}

/** Tells the person that the reply takes longer than announced. */
export function stillLooking(missed: MissedDeadline, charity: Charity, text: EmailText): Email {
	const values = {
		firstName: missed.firstName,
		reference: missed.reference,
		charity: charity.name,
		replyBy: formatDateWithWeekday(missed.replyBy),
		newReplyBy: formatDateWithWeekday(missed.newReplyBy),
		reach: reach(charity),
	}
	const blocks = paragraphs(fill(text.body, values))
	return composeEmail({ to: missed.to, subject: fill(text.subject, values), blocks, charity })
}

/** The email that confirms a subscription. */
export function confirmationEmail(email: string, key: string, { charity }: FormContext, text: EmailText): Email {
	return confirmNewsletter(email, `${charity.url}/newsletter/confirm?key=${key}`, charity, text)
}
