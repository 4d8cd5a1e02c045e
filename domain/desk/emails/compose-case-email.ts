import type { Charity } from '#domain/charity/charity.ts'
import type { Block } from '#domain/emails/blocks.ts'
import { composeEmail, type Email } from '#domain/emails/email.ts'
import type { WrittenEmail } from './case-email.ts'

const ITEM = /^- /

/** The email as it is sent. Staff write plain text; all of it is escaped. */
export function composeCaseEmail(to: string, { subject, body }: WrittenEmail, charity: Charity): Email {
	return composeEmail({ to, subject, blocks: blocksOf(body), charity })
}

/** Paragraphs and lists of a text. */
export function blocksOf(body: string): Block[] {
	return body
		.replaceAll('\r\n', '\n')
		.split(/\n{2,}/)
		.map((part) => part.trim())
		.filter(Boolean)
		.map((part): Block => {
			const lines = part.split('\n')
			return lines.every((line) => ITEM.test(line))
				? { kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) }
				: { kind: 'paragraph', text: part }
		})
}

const MAX_SUBJECT_LENGTH = 150
const MAX_BODY_LENGTH = 10_000

/** What keeps an email from being sent, by field. */
export function problemsOf({ subject, body }: WrittenEmail): { subject?: string; body?: string } {
	const problems: { subject?: string; body?: string } = {}
	if (subject.trim() === '') problems.subject = 'Enter a subject'
	if (subject.length > MAX_SUBJECT_LENGTH) problems.subject = `Shorten the subject to ${MAX_SUBJECT_LENGTH} characters`
	if (body.trim() === '') problems.body = 'Write the email'
	else if (/^…$/m.test(body)) problems.body = 'Write your own words where “…” stands, or delete that line'
	else if (body.length > MAX_BODY_LENGTH) problems.body = `Shorten the email to ${MAX_BODY_LENGTH} characters`
	return problems
}
