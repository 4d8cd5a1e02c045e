import type { Charity, FormContext } from '../form-context.ts'
import { paragraphs } from './blocks.ts'
import { dayInWords } from './days.ts'
import type { Email } from './email.ts'
import { composeEmail, reach } from './email.ts'
import { type EmailText, fill } from './texts.ts'

/** Asks whether an address is really its owner's before any news goes there. @param url says yes; works for 7 days */
export function confirmNewsletter(to: string, url: string, charity: Charity, text: EmailText): Email {
	const values = { charity: charity.name }
	const blocks = [...paragraphs(fill(text.body, values)), { kind: 'button', text: 'Yes, send me news', url } as const]
	return composeEmail({ to, subject: fill(text.subject, values), blocks, charity })
}

/** The first letter to somebody who said yes. @param unsubscribeUrl ends it, here and in every letter of news */
export function newsletterWelcome(to: string, unsubscribeUrl: string, charity: Charity, text: EmailText): Email {
	const values = { charity: charity.name }
	const blocks = [
		...paragraphs(fill(text.body, values)),
		{ kind: 'button', text: 'Stop the news', url: unsubscribeUrl } as const,
	]
	return composeEmail({ to, subject: fill(text.subject, values), blocks, charity, unsubscribeUrl })
}

interface WayBack {
	to: string
	url: string
	/** The last day the link works, `YYYY-MM-DD`. */
	until: string
	/** "your application for Biscuit": nothing the person typed, because the address may be mistyped. */
	form: string
}

/** The way back to answers so far. */
export function saveAndReturn({ to, url, until, form }: WayBack, charity: Charity, text: EmailText): Email {
	const values = { charity: charity.name, until: dayInWords(until), form }
	const blocks = [...paragraphs(fill(text.body, values)), { kind: 'button', text: 'Go on with my form', url } as const]
	return composeEmail({ to, subject: fill(text.subject, values), blocks, charity })
}

interface Late {
	to: string
	firstName: string
	reference: string
	/** The day that was promised, and the new one, `YYYY-MM-DD`. */
	replyBy: string
	newReplyBy: string
}

/** Says that an answer takes longer than promised, before the person has to ask. */
export function stillLooking(late: Late, charity: Charity, text: EmailText): Email {
	const values = {
		firstName: late.firstName,
		reference: late.reference,
		charity: charity.name,
		replyBy: dayInWords(late.replyBy),
		newReplyBy: dayInWords(late.newReplyBy),
		reach: reach(charity),
	}
	const blocks = paragraphs(fill(text.body, values))
	return composeEmail({ to: late.to, subject: fill(text.subject, values), blocks, charity })
}

/** The letter that asks an address for its yes. */
export function confirmationEmail(email: string, key: string, { charity }: FormContext, letter: EmailText): Email {
	return confirmNewsletter(email, `${charity.url}/newsletter/confirm?key=${key}`, charity, letter)
}
