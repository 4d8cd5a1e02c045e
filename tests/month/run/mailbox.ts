import PostalMime, { type Email } from 'postal-mime'
import type { Month } from './start-month.ts'

export interface SentEmail {
	date: string
	from: string
	to: string
	subject: string
	text: string
	html: string
}

/** Every email that the mail server has taken, the oldest first. */
export async function readEmails({ mail }: Pick<Month, 'mail'>): Promise<SentEmail[]> {
	return Promise.all(mail.taken.map(async ({ source, to }) => emailOf(await PostalMime.parse(source), to)))
}

function emailOf({ date, from, subject, text, html }: Email, to: string): SentEmail {
	const sender = [from?.name, from?.address && `<${from.address}>`].filter(Boolean).join(' ')
	return { date: date ?? '', from: sender, to, subject: subject ?? '', text: text ?? '', html: html ?? '' }
}
